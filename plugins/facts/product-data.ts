import type { Facts } from '../../src/facts/facts';
import { productLabel } from '../../src/facts/products';
import { productStyles } from '../../src/site/product-styles';

/**
 * Writes what follows from the products: `products.json`, for pages that list them, and
 * `products.css`, their accents and icons, which custom.css imports.
 */
export async function writeProductData(
  { products, icons }: Facts,
  createData: (name: string, data: string) => Promise<string>,
): Promise<void> {
  const links = products.map((product) => ({ id: product.clave, label: productLabel(product) }));
  await createData('products.json', JSON.stringify(links));
  await createData('products.css', productStyles(products, icons));
}
