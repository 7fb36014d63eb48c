import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { announce, prepareAnnouncements } from '../../../src/browser/announce';
import { sectionAddress } from './section-address';

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
  const copied = await copy(sectionAddress(window.location, link.hash));
  announce(copied ? 'Enlace copiado' : 'No se pudo copiar. El enlace está en la barra de arriba.');
}

/** @param path the element before the button, which shows the menu path */
async function copyMenu(path: Element): Promise<void> {
  if (await copy(path.textContent ?? '')) {
    announce('Ruta copiada');
    return;
  }
  window.getSelection()?.selectAllChildren(path);
  announce('No se pudo copiar. La ruta quedó marcada: use Ctrl+C.');
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The link goes on being a link: copying its address is something more, never something else. */
function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !isPlainClick(event)) return;
  const link = event.target.closest<HTMLAnchorElement>('a.hash-link');
  if (link) void copySection(link);
  const path = event.target.closest('button.copiar')?.previousElementSibling;
  if (path) void copyMenu(path);
}

if (ExecutionEnvironment.canUseDOM) {
  prepareAnnouncements();
  document.addEventListener('click', onClick);
}
