import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { announce, prepareAnnouncements } from '../browser/announce';
import { isPlainClick } from '../browser/plain-click';

/** @returns false where the browser has no clipboard or the reader does not let the page use it */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

async function copySection(link: HTMLAnchorElement): Promise<void> {
  // Without the query that may have led to the page.
  const { origin, pathname } = window.location;
  const copied = await copy(origin + pathname + link.hash);
  announce(copied ? 'Enlace copiado' : 'No se pudo copiar. El enlace está en la barra de arriba.');
}

async function copyCode(code: Element): Promise<void> {
  if (await copy(code.textContent ?? '')) {
    announce('Código copiado');
    return;
  }
  window.getSelection()?.selectAllChildren(code);
  announce('No se pudo copiar. El código quedó marcado: use Ctrl+C.');
}

/** The link goes on being a link: copying its address is something more, never something else. */
function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !isPlainClick(event)) return;
  const link = event.target.closest<HTMLAnchorElement>('a.hash-link');
  if (link) void copySection(link);
  const code = event.target.closest('button.copiar')?.previousElementSibling;
  if (code) void copyCode(code);
}

if (ExecutionEnvironment.canUseDOM) {
  prepareAnnouncements();
  document.addEventListener('click', onClick);
}
