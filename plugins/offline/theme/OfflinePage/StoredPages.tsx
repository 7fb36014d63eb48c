import SearchButton from '@theme/SearchButton';
import { type ReactNode, useEffect, useState } from 'react';
import { isSearchRead, pagesRead, type StoredPage, savedProducts } from '../../client/stored-pages';
import SavedSets from '../SavedHelp/SavedSets';

interface Stored {
  saved: readonly StoredPage[];
  read: readonly StoredPage[];
  hasSearch: boolean;
}

async function whatIsStored(): Promise<Stored> {
  const [saved, read, isRead] = await Promise.all([savedProducts(), pagesRead(), isSearchRead()]);
  return { saved, read, hasSearch: saved.length > 0 || isRead };
}

function Links({ pages }: { readonly pages: readonly StoredPage[] }): ReactNode {
  return (
    <ul>
      {pages.map(({ path, title }) => (
        <li key={path}>
          {/* Each with the scripts of its own build, so not by the router. */}
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/** What opens without a network, products that were saved and pages that were read, and what can be saved. */
export default function StoredPages(): ReactNode {
  const [stored, setStored] = useState<Stored | 'refused'>();
  useEffect(() => {
    // Without `caches`, or where the browser refuses them.
    whatIsStored().then(setStored, () => setStored('refused'));
  }, []);
  if (stored === 'refused') return <p>Este navegador no guarda páginas.</p>;
  if (!stored) return <p>Consultando lo que hay en este equipo…</p>;
  const { saved, read, hasSearch } = stored;
  return (
    <>
      <h2>Lo que puede leer ahora</h2>
      {saved.length + read.length === 0 && <p>Todavía no hay páginas en este equipo.</p>}
      {hasSearch && <SearchButton label="Buscar en la ayuda" />}
      {saved.length > 0 && (
        <>
          <h3>Productos completos</h3>
          <Links pages={saved} />
        </>
      )}
      {read.length > 0 && (
        <>
          <h3>Páginas que leyó</h3>
          <Links pages={read} />
        </>
      )}
      <h2>Guardar la ayuda en este equipo</h2>
      <SavedSets />
    </>
  );
}
