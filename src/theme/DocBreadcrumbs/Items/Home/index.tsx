// Ejected: the trail begins with the product being read, by its name, and not with a house without a word.
// `products.css` puts the product's icon before it.
import Link from '@docusaurus/Link';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import products from '@generated/facts/default/products.json';
import type { ReactNode } from 'react';

export default function HomeBreadcrumbItem(): ReactNode {
  const sidebar = useDocsSidebar();
  const product = products.find(({ id }) => id === sidebar?.name);
  if (!product) return null;
  return (
    <li className="breadcrumbs__item breadcrumbs__product">
      <Link className="breadcrumbs__link" to={`/docs/${product.id}`}>
        {product.label}
      </Link>
    </li>
  );
}
