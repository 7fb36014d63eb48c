import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

/** Where whoever has a message on the screen types its code; the list of messages takes it from its address. */
export default function CodeEntry(): ReactNode {
  return (
    <form className="codigo-visto" action={useBaseUrl('/mensajes')}>
      <label htmlFor="codigo-visto">¿Qué código ve?</label>
      <input
        id="codigo-visto"
        name="texto"
        placeholder="DLF-2204"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <button type="submit">Ver qué hacer</button>
    </form>
  );
}
