import type { Element } from 'hast';
import { s } from 'hastscript';

/** Lines of each icon on a square of 24 units: one for each product, role and kind of help. */
const lines = {
  delfin:
    'M5 21V3.5l2.3 1.5L9.7 3.5 12 5l2.3-1.5L16.7 5 19 3.5V21l-2.3-1.5L14.3 21 12 19.5 9.7 21l-2.4-1.5zM9 10h6M9 14h6',
  sinco: 'M4 4.5h16v15H4zM4 9.5h16M12 9.5v10M6.7 14.5h2.6M14.7 13h2.6M14.7 16h2.6',
  api: 'M8 4C6 4 5 5 5 7v2c0 1.7-.8 3-2.5 3C4.2 12 5 13.3 5 15v2c0 2 1 3 3 3M16 4c2 0 3 1 3 3v2c0 1.7.8 3 2.5 3-1.7 0-2.5 1.3-2.5 3v2c0 2-1 3-3 3',
  mobile:
    'M7.5 2.5h9a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 20V4a1.5 1.5 0 0 1 1.5-1.5zM11 18.5h2',
  compras:
    'M5 17.5H2.5v-12h11v12H9M13.5 9.5h4.5l3.5 4v4H19M15 17.5h-1.5M9 17.5a2 2 0 1 1-4 0 2 2 0 1 1 4 0zM19 17.5a2 2 0 1 1-4 0 2 2 0 1 1 4 0z',
  analytics: 'M4 4v16h16M8.5 16v-3.5M13 16V8M17.5 16v-5.5',
  cajero: 'M4 13.5h16V20H4zM6.5 13.5l1-6.5h9l1 6.5M12 7V4M9.5 4h5M10 16.8h4',
  administrador:
    'M4 7.5h8M17 7.5h3M4 16.5h3M12 16.5h8M17 7.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 1 1 5 0zM12 16.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 1 1 5 0z',
  bodeguero: 'm4 7.8 8-4.3 8 4.3v8.4l-8 4.3-8-4.3zM4 7.8l8 4.2 8-4.2M12 12v8.5',
  contador: 'M6 3h12v18H6zM9 7h6M9 12h.01M12 12h.01M15 12h.01M9 16.5h.01M12 16.5h.01M15 16.5h.01',
  instalador: 'M3 4.5h18v12H3zM8.5 20.5h7M12 7.5v5.5M9.5 10.7l2.5 2.5 2.5-2.5',
  problema:
    'M21 12a9 9 0 1 1-18 0 9 9 0 1 1 18 0zM9.3 9.6a2.7 2.7 0 1 1 4 2.4c-.9.5-1.3 1-1.3 2M12 17h.01',
} as const;

export type IconName = keyof typeof lines;

/** Names of all the icons. */
export const iconNames = Object.keys(lines) as IconName[];

/** Whether there is an icon of this name. */
export function isIconName(name: string): name is IconName {
  return name in lines;
}

/** An icon that only accompanies words, so assistive technology skips it; it takes their colour. */
export function drawIcon(name: IconName): Element {
  return s('svg', { viewBox: '0 0 24 24', className: ['icono'], ariaHidden: 'true' }, [
    s('path', { d: lines[name] }),
  ]);
}
