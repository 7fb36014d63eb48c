import { unknownName } from '../../text/nearest';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';

function withoutIcon({ products, icons }: Facts): FactIssue[] {
  return products.flatMap((product) => {
    if (icons[product.clave]) return [];
    const expected = `draw data/iconos/${product.clave}.svg, one path on a square of 24 units`;
    return [issueAt(product, ['clave'], 'product without icon', expected)];
  });
}

function rootsOfNoProduct({ products, routes }: Facts): FactIssue[] {
  const known = products.map(({ clave }) => clave);
  return [...routes.values()].flatMap((route) => {
    if (route.parent !== undefined || known.includes(route.path)) return [];
    const expected = `rutas.yaml has pages of a product here: ${unknownName(route.path, known)}`;
    return [issueAt(products, [], 'missing product', expected)];
  });
}

function codesOfNoProduct({ products, messages }: Facts): FactIssue[] {
  const prefixes = products.map(({ prefijo }) => prefijo);
  return messages.flatMap((message) => {
    if (prefixes.some((prefix) => message.codigo.startsWith(`${prefix}-`))) return [];
    const expected = `a code begins with the prefix of a product: ${prefixes.join(', ')}`;
    return [issueAt(message, ['codigo'], 'unknown prefix', expected)];
  });
}

/** Each product has its icon, and routes and message codes are those of a product. */
export function checkProducts(facts: Facts): FactIssue[] {
  return [...withoutIcon(facts), ...rootsOfNoProduct(facts), ...codesOfNoProduct(facts)];
}
