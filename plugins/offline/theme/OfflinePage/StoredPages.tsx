import SearchButton from '@theme/SearchButton';
import { type ReactNode, useEffect, useState } from 'react';
import { isSearchRead, pagesRead, type StoredPage, savedProducts } from '../../client/stored-pages';
import SavedSets from '../SavedHelp/SavedSets';

async function whatIsStored() {
  const [saved, read, isRead] = await Promise.all([savedProducts(), pagesRead(), isSearchRead()]);
  return { saved, read, hasSearch: saved.length > 0 || isRead };
}

interface LinksProps {
  readonly title: string;
  readonly pages: readonly StoredPage[];
}

function Links({ title, pages }: LinksProps): ReactNode {
  if (pages.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            {/* Each with the scripts of its own build, so not by the router. */}
            <a href={page.path}>{page.title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What opens without a network, products that were saved and pages that were read, and what can be saved. */
export default function StoredPages(): ReactNode {
  const [stored, setStored] = useState<Awaited<ReturnType<typeof whatIsStored>> | 'refused'>();
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
      <Links title="Productos completos" pages={saved} />
      <Links title="Páginas que leyó" pages={read} />
      <h2>Guardar la ayuda en este equipo</h2>
      <SavedSets />
    </>
  );
}
