import type { Facts } from '../../src/facts/facts';
import { docUrl } from '../../src/facts/routes';
import { findSubject } from '../../src/facts/subject';
import type { Finder, FinderEntry } from '../../src/rendering/finders/finder';
import { FINDER_URLS } from '../../src/rendering/finders/finder-urls';
import { choiceOfNames, link, node, paragraph, placesIn } from '../../src/rendering/finders/parts';
import type { PageNode } from '../../src/rendering/markdown/page-nodes';
import { plainFactText } from '../../src/rendering/plain-fact-text';

/** Where a key works that works everywhere. */
const EVERYWHERE = 'Todo el programa';

/** What all reports and queries are called together, which have the same keys. */
const REPORTS = 'Reportes y consultas';

function keysOf(facts: Facts, subject: string) {
  return findSubject(facts, subject).buttons.flatMap(({ name, key }) =>
    key === undefined ? [] : [{ key, button: name }],
  );
}

/** The windows of the menus with keys and the addresses of their pages, and the one that stands for all reports. */
function keyedWindows(facts: Facts) {
  const { screens, reports, routes } = facts;
  const [report] = reports;
  return [
    ...(report
      ? [{ name: REPORTS, url: docUrl('delfin/reportes'), keys: keysOf(facts, report.ruta) }]
      : []),
    ...screens.map(({ clave, nombre, ruta }) => ({
      name: nombre,
      url: routes.get(ruta)?.url ?? '',
      keys: keysOf(facts, clave),
    })),
  ].filter(({ keys }) => keys.length > 0);
}

function kbd(key: string): PageNode {
  return node('kbd', {}, key);
}

/** A key as readers type it: «ctrlg» for «Ctrl+G». */
function typed(key: string): string {
  return key.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** What the page says whatever its keys are. */
const ABOUT = {
  url: FINDER_URLS.keys,
  title: '¿Qué hace esta tecla?',
  description:
    'Los atajos de teclado de Delfín: qué hace cada tecla, dónde funciona y qué teclas tiene cada pantalla.',
  keywords: ['atajos de teclado', 'teclas rápidas', 'teclas de función', 'para qué sirve F9'],
  intro: [
    paragraph(
      'Escriba una tecla, por ejemplo «F9», o lo que quiere hacer: verá dónde funciona y qué hace en cada pantalla.',
    ),
  ],
  asks: 'Tecla o acción',
  names: ['resultado', 'resultados'],
  none: 'Ninguna tecla hace eso',
  idle: ['tecla', 'atajo', 'teclado', 'hace', 'hacer', 'sirve', 'oprimir', 'pulsar'],
} as const;

/** «¿Qué hace esta tecla?»: every shortcut, and those of each window. */
export function keyFinder(facts: Facts): Finder {
  const windows = keyedWindows(facts).sort((a, b) => a.name.localeCompare(b.name, 'es'));
  const keys = facts.shortcuts.map(({ tecla }) => tecla);
  const screen = choiceOfNames(
    { name: 'pantalla', label: 'Pantalla', all: 'Todas' },
    windows.map(({ name }) => name),
  );
  const ofKey = ({ tecla, boton, donde }: Facts['shortcuts'][number]): FinderEntry => {
    const own = windows.filter((window) => window.keys.some(({ key }) => key === tecla));
    const of = donde === EVERYWHERE ? windows : own;
    return {
      head: [paragraph(kbd(tecla), ' ', plainFactText(boton, facts))],
      body: [paragraph(plainFactText(donde, facts))],
      values: [
        [keys.indexOf(tecla)],
        placesIn(
          screen,
          of.map(({ name }) => name),
        ),
      ],
      words: typed(tecla),
    };
  };
  const ofWindow = ({ name, url, keys: own }: (typeof windows)[number]): FinderEntry => ({
    head: [link(url, name)],
    body: [
      paragraph(
        ...own.flatMap(({ key, button }, index): PageNode[] => [
          ...(index > 0 ? [' · '] : []),
          kbd(key),
          ` ${button}`,
        ]),
      ),
    ],
    values: [own.map(({ key }) => keys.indexOf(key)), placesIn(screen, [name])],
    words: own.map(({ key }) => typed(key)).join(' '),
  });
  return {
    ...ABOUT,
    choices: [
      { name: 'tecla', label: 'Tecla', all: 'Todas', options: keys.map((key) => [key, key]) },
      screen,
    ],
    groups: [
      { id: 'teclas', title: 'Qué hace cada tecla', entries: facts.shortcuts.map(ofKey) },
      { id: 'pantallas', title: 'Las teclas de cada pantalla', entries: windows.map(ofWindow) },
    ],
  };
}
