import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { Node } from 'unist';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { expandPage } from '../../../tools/pages/expanded-page';
import { loadFacts } from '../../facts/load-facts';
import type { WalkThrough } from '../../facts/walk-throughs';
import { fileOfRoute } from '../doc-file';

const facts = loadFacts(path.resolve('data'));
const docsDir = path.resolve('docs');
const company = readFileSync('data/empresa-ejemplo.yaml', 'utf8');

/** Amounts `$ 26.010` and document numbers `PE1-5161`, which only an example has. */
const FIGURES = /−?\$\s\d[\d.]*|\b[A-Z]{2}\d?-\d+\b/g;

function figuresIn(text: string): string[] {
  return (text.match(FIGURES) ?? []).map((figure) => figure.replace(/\s/g, ' ').replace(/\.$/, ''));
}

/** Text of a page, one piece a line, without the walk-through that stands on it. */
function writtenText(tree: Root): string {
  const pieces: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || isSummary(node)) return SKIP;
    if ('value' in node && typeof node.value === 'string') pieces.push(node.value);
    return CONTINUE;
  });
  return pieces.join('\n');
}

function isSummary(node: Node): boolean {
  return node.type === 'htmlNode' && JSON.stringify(node.data).includes('recorrido-datos');
}

const figuresByRoute = new Map<string, readonly string[]>();

function figuresOf(routePath: string): readonly string[] {
  const known = figuresByRoute.get(routePath);
  if (known) return known;
  const route = facts.routes.get(routePath);
  if (!route) throw new Error(`${routePath} is no route`);
  const figures = figuresIn(
    writtenText(expandPage(fileOfRoute(route, docsDir), facts, docsDir).tree),
  );
  figuresByRoute.set(routePath, figures);
  return figures;
}

/** What the page says without its own walk-through, and what the pages of its screens say. */
function figuresOfPages(walkThrough: WalkThrough): Set<string> {
  const screens = walkThrough.pasos.map(
    ({ pantalla }) => facts.screens.find(({ clave }) => clave === pantalla)?.ruta ?? pantalla,
  );
  return new Set([walkThrough.ruta, ...screens].flatMap(figuresOf));
}

test.each(facts.walkThroughs.map((walkThrough) => [walkThrough.id, walkThrough] as const))(
  'the walk-through %s tells the example of its page',
  (_id, walkThrough) => {
    const known = figuresOfPages(walkThrough);
    const texts = walkThrough.pasos.map(({ haga, resultado }) => `${haga} ${resultado}`);
    const told = figuresIn([walkThrough.resumen, ...texts].join('\n'));
    expect(told.filter((figure) => !known.has(figure))).toEqual([]);
  },
);

test.each(facts.walkThroughs.map((walkThrough) => [walkThrough.id, walkThrough] as const))(
  'the screens of %s show figures of the example company',
  (_id, walkThrough) => {
    const known = figuresOfPages(walkThrough);
    const isKnown = (figure: string) =>
      known.has(figure) || new RegExp(`\\b${figure.replace(/\D/g, '')}\\b`).test(company);
    const shown = walkThrough.pasos.flatMap((step) => {
      const { Total: _runningTotal, ...values } = step.valores ?? {};
      return figuresIn([...Object.values(values), ...(step.filas ?? []).flat()].join('\n'));
    });
    expect(shown.filter((figure) => !isKnown(figure))).toEqual([]);
  },
);
