import { addressesOf } from '../../src/facts/addresses';
import type { Facts } from '../../src/facts/facts';
import { productLabel } from '../../src/facts/products';
import { productStyles } from '../../src/site/product-styles';

/**
 * Writes what pages in the browser know of the facts: `products.json`, for pages that list them,
 * `products.css`, their accents and icons, which custom.css imports, and `addresses.json`, all pages
 * by their addresses, which only an address that leads nowhere loads.
 */
export async function writeProductData(
  facts: Facts,
  createData: (name: string, data: string) => Promise<string>,
): Promise<void> {
  const { products, icons } = facts;
  const links = products.map((product) => ({ id: product.clave, label: productLabel(product) }));
  await createData('products.json', JSON.stringify(links));
  await createData('addresses.json', JSON.stringify(addressesOf(facts)));
  await createData('products.css', productStyles(products, icons));
}
