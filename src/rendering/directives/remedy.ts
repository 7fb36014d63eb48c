import type { RootContent } from 'mdast';
import type { MessageContext } from '../../facts/messages';
import type { MessageRemedy, QuestionStep } from '../../facts/question-pages';
import { element, list, paragraph } from '../markdown/nodes';
import { type BlockDirective, DirectiveError, type PageContext, required } from './directive';
import { findMessage } from './message-links';
import { rolesHolding } from './permissions';

/** What is told of a message, of one of its contexts, or of steps that a page types. */
export type Remedy = Omit<MessageContext, 'ruta' | 'haciendo'>;
type Detail = [question: string, answer: string];

/** The remedy of a message, or of its context on the page `en`. @throws DirectiveError naming the contexts */
function findRemedy({ remedio, en }: MessageRemedy, context: PageContext): Remedy {
  const message = findMessage(remedio, context);
  if (!en) return message;
  const found = message.contextos.find(({ ruta }) => ruta === en);
  if (found) return found;
  const known = message.contextos.map(({ ruta }) => ruta).join(', ') || 'none';
  throw new DirectiveError(`${remedio} has no context «${en}»; its contexts are: ${known}`);
}

/** Steps that a page types, and the remedies of the messages that it names among them. */
export function remediesOf(steps: readonly QuestionStep[], context: PageContext): Remedy[] {
  return steps.map((step) =>
    typeof step === 'string' ? { 'que-hacer': [step] } : findRemedy(step, context),
  );
}

/** Keys of all permissions that the steps of a remedy take. */
export function permissionsOf({ permiso, permisos = [] }: Remedy): string[] {
  return permiso ? [permiso, ...permisos] : permisos;
}

/**
 * Who can do what a remedy asks, and what is better left undone.
 *
 * @param isWhole also what is kept and when to write to support, which other pages say once for all
 */
export function remedyDetails(remedy: Remedy, context: PageContext, isWhole = false): Detail[] {
  const holders = permissionsOf(remedy).map(
    (key) => `:permiso[${key}]: ${rolesHolding(key, context)}`,
  );
  const told: [question: string, answer: string | undefined][] = [
    ['Quién puede', holders.join('; ')],
    ['Quién lo hace', remedy.quien],
    ['Lo que ya hizo', isWhole ? remedy.conserva : undefined],
    ['Evite', remedy.evite],
    ['Soporte', isWhole ? remedy.soporte : undefined],
  ];
  return told.flatMap(([question, answer]): Detail[] => (answer ? [[question, answer]] : []));
}

/** Questions and their answers in a box; nothing without any. */
export function detailBox(rows: readonly Detail[]): RootContent[] {
  if (rows.length === 0) return [];
  const children = rows.flatMap(([question, answer]) => [
    element('dt', question),
    element('dd', answer),
  ]);
  return [element('dl.ficha', children)];
}

/** Where the cases begin that exclude one another, which end the steps; the end when there are no two. */
function startOfCases(lines: readonly string[]): number {
  const before = lines.findLastIndex((line) => !line.startsWith('Si ')) + 1;
  return lines.length - before > 1 ? before : lines.length;
}

/** Lines in their order; a single one is no list. */
function sequence(lines: readonly string[]): RootContent[] {
  const [only] = lines;
  if (only === undefined) return [];
  return [lines.length === 1 ? paragraph(only) : list(lines, true)];
}

/** The steps in their order, and then the cases («Si…»), of which the reader does one. */
export function remedySteps({ 'que-hacer': lines }: Remedy): RootContent[] {
  const cases = lines.slice(startOfCases(lines));
  return [
    ...sequence(lines.slice(0, startOfCases(lines))),
    ...(cases.length > 0 ? [list(cases)] : []),
  ];
}

/** What to do, that of several remedies in one list, who can and what not. */
export function wholeRemedy(remedies: readonly Remedy[], context: PageContext): RootContent[] {
  const [only, ...others] = remedies;
  const isSingle = only !== undefined && others.length === 0;
  return [
    ...(isSingle ? remedySteps(only) : sequence(remedies.flatMap((one) => one['que-hacer']))),
    ...detailBox(remedies.flatMap((one) => remedyDetails(one, context))),
  ];
}

/** `::remedio{codigo="DLF-2107"}`: the remedy of a message; `en` names one of its contexts. */
export const remedy: BlockDirective = (attributes, context) =>
  wholeRemedy(
    remediesOf(
      [{ remedio: required(attributes, 'codigo'), en: attributes.en ?? undefined }],
      context,
    ),
    context,
  );
