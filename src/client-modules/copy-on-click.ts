import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { announce, prepareAnnouncements } from '../browser/announce';
import { copyMessage } from '../browser/copy-message';
import { isPlainClick } from '../browser/plain-click';

async function copySection(link: HTMLAnchorElement): Promise<void> {
  // Without the query that may have led to the page.
  const { origin, pathname } = window.location;
  try {
    await navigator.clipboard.writeText(origin + pathname + link.hash);
    announce('Enlace copiado');
  } catch {
    announce('No se pudo copiar. El enlace está en la barra de arriba.');
  }
}

function copyCode(code: Element): Promise<void> {
  const select = () => window.getSelection()?.selectAllChildren(code);
  return copyMessage(code.textContent ?? '', select, 'Código');
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
