// The theme's own text asks the reader to tell the owner of a site that a link is broken; here they
// find a way on instead.
import Link from '@docusaurus/Link';
import products from '@generated/facts/default/products.json';
import SearchButton from '@theme/SearchButton';
import type { ReactNode } from 'react';
import NearestPages from './NearestPages';

/** What stands at an address that leads nowhere: search, pages of like addresses, the products, and who to ask. */
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
        {products.map(({ id, label }) => (
          <li key={id} data-producto={id}>
            <Link to={`/docs/${id}`}>{label}</Link>
          </li>
        ))}
      </ul>
      <p>
        También puede recorrer el <Link to="/mapa">mapa del sitio</Link> o{' '}
        <Link to="/contacto">preguntar a soporte</Link>.
      </p>
      <NearestPages />
    </main>
  );
}
