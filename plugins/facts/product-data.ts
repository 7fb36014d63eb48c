import type { Facts } from '../../src/facts/facts';
import { productLabel } from '../../src/facts/products';
import { accentStyles } from '../../src/site/product-accents';

/**
 * Writes what follows from the products: `products.json`, for pages that list them, and
 * `products.css`, their accents, which custom.css imports.
 */
export async function writeProductData(
  { products }: Facts,
  createData: (name: string, data: string) => Promise<string>,
): Promise<void> {
  const links = products.map((product) => ({ id: product.clave, label: productLabel(product) }));
  await createData('products.json', JSON.stringify(links));
  await createData('products.css', accentStyles(products));
}
