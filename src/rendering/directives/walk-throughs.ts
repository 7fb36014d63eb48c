import type { RootContent } from 'mdast';
import type { WalkThrough } from '../../facts/walk-throughs';
import {
  component,
  element,
  heading,
  htmlTree,
  link,
  list,
  paragraph,
  text,
} from '../markdown/nodes';
import { drawWindow } from '../screens/draw-screen';
import type { ScreenView } from '../screens/drawing';
import { stepViews } from '../walk-throughs/step-views';
import {
  type BlockDirective,
  DirectiveError,
  findFact,
  findRoute,
  type PageContext,
  required,
} from './directive';

function anchorOfWalkThrough({ id }: WalkThrough): string {
  return `recorrido-${id}`;
}

function anchorOfStep(walkThrough: WalkThrough, index: number): string {
  return `${anchorOfWalkThrough(walkThrough)}-${index + 1}`;
}

function drawStep(walkThrough: WalkThrough, view: ScreenView, index: number, context: PageContext) {
  try {
    return drawWindow(context.facts, view);
  } catch (error) {
    if (!(error instanceof DirectiveError)) throw error;
    throw new DirectiveError(`step ${index + 1} of «${walkThrough.titulo}»: ${error.message}`);
  }
}

/** Links from step to step, for a reader without script. */
function jumps(walkThrough: WalkThrough, index: number): RootContent {
  const last = walkThrough.pasos.length - 1;
  const jump = (label: string, step: number) => `[${label}](#${anchorOfStep(walkThrough, step)})`;
  const before = index > 0 ? jump('‹ Paso anterior', index - 1) : '';
  const after = index < last ? jump('Paso siguiente ›', index + 1) : '';
  return element('p.recorrido-saltos', before + after);
}

function stepItem(
  walkThrough: WalkThrough,
  view: ScreenView,
  index: number,
  context: PageContext,
): RootContent {
  const { haga, resultado } = walkThrough.pasos[index] ?? { haga: '', resultado: '' };
  const label = `Paso ${index + 1} de ${walkThrough.pasos.length}`;
  return element(
    'li',
    [
      element('p.recorrido-numero', [text(`${label}. `)]),
      element('div.recorrido-texto', [element('p.recorrido-haga', haga), paragraph(resultado)]),
      element('div.pantalla', [htmlTree(drawStep(walkThrough, view, index, context))], {
        dataPantalla: view.screen,
      }),
      jumps(walkThrough, index),
    ],
    { id: anchorOfStep(walkThrough, index) },
  );
}

function roleName(key: string, { facts }: PageContext): string {
  return facts.permissions.roles.find(({ clave }) => clave === key)?.nombre ?? key;
}

function lengthOf({ pasos, minutos }: WalkThrough): string {
  return `${pasos.length} pasos, ${minutos} minutos`;
}

/** `<Recorrido id="primera-venta" />`: a task over drawn screens. */
export const walkThrough: BlockDirective = (attributes, context) => {
  const id = required(attributes, 'id');
  const shown = findFact(context.facts.walkThroughs, 'id', id, 'walk-through');
  const steps = stepViews(shown).map((view, index) => stepItem(shown, view, index, context));
  const player = {
    id: anchorOfWalkThrough(shown),
    titulo: shown.titulo,
    pasos: String(shown.pasos.length),
  };
  const { titulo, resumen, rol } = shown;
  const datos = `${resumen} ${roleName(rol, context)}, ${lengthOf(shown)}.`;
  return [
    element('p.recorrido-datos', `**${titulo}.** ${datos}`),
    component('WalkThrough', player, [element('ol', steps)]),
  ];
};

/**
 * `::recorridos`: every walk-through by the role that does it, with its length and its page. Both
 * roles and walk-throughs come in the order of the pages.
 */
export const walkThroughList: BlockDirective = (_attributes, context) => {
  const order = [...context.facts.routes.keys()];
  const inOrder = [...context.facts.walkThroughs].sort(
    (a, b) => order.indexOf(a.ruta) - order.indexOf(b.ruta),
  );
  return [...new Set(inOrder.map(({ rol }) => rol))].flatMap((role) => {
    const items = inOrder.filter(({ rol }) => rol === role);
    return [
      heading(3, `Para el rol ${roleName(role, context).toLowerCase()}`),
      element('div.recorridos', [
        list(
          items.map((item) => [
            link(`${findRoute(context, item.ruta).url}#${anchorOfWalkThrough(item)}`, item.titulo),
            text(` ${item.resumen} `),
            element('span.recorrido-largo', lengthOf(item)),
          ]),
        ),
      ]),
    ];
  });
};
