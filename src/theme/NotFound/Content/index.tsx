// The theme's own text asks the reader to tell the owner of a site that a link is broken; here they
// find a way on instead.
import Link from '@docusaurus/Link';
import SearchButton from '@theme/SearchButton';
import type { ReactNode } from 'react';
import { productLabels, productSidebars } from '../../../site/products';

/** What stands at an address that leads nowhere: search, the products, and who to ask. */
export default function NotFoundContent(): ReactNode {
  return (
    <main className="container portada">
      <h1>No encontramos esta página</h1>
      <p>
        Puede que haya cambiado de lugar o que la dirección tenga una letra de más. Búsquela por su
        nombre o entre por su producto.
      </p>
      <SearchButton label="Buscar en la ayuda" />
      <h2>Entre por su producto</h2>
      <ul className="enlaces">
        {productSidebars.map((product) => (
          <li key={product} data-producto={product}>
            <Link to={`/docs/${product}`}>{productLabels[product]}</Link>
          </li>
        ))}
      </ul>
      <p>
        También puede recorrer el <Link to="/mapa">mapa del sitio</Link> o{' '}
        <Link to="/contacto">preguntar a soporte</Link>.
      </p>
    </main>
  );
}
