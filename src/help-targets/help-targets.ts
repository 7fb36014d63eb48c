import { buttonMeaning } from '../facts/buttons';
import type { Facts } from '../facts/facts';
import { docUrl } from '../facts/routes';
import type { Field } from '../facts/shared-schemas';
import { buttonNames, findSubject, type Subject } from '../facts/subject';
import { fieldAnchor, whatToWrite } from '../rendering/field-text';
import { anchorOf } from '../rendering/markdown/anchors';
import type { HelpTarget, Sign } from './target';

/** A window of a program, whichever fact it comes from. */
interface ProgramWindow {
  /** What `findSubject` knows it by. */
  subject: string;
  title: string;
  fact: object;
  signs?: readonly Sign[];
  /** Key of the product that its program comes with, whichever product's page shows it. */
  product?: string | undefined;
  /** Key of the screen whose lines and dialogs it shares. */
  linesOf?: string | undefined;
}

/** A name as a part of an id: «Descuento %» → `descuento`, «Razón social» → `razon-social`. */
export function idPart(name: string): string {
  return anchorOf(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function programWindows({ screens, windows, reports, pages, routes }: Facts): ProgramWindow[] {
  const others = new Set([...screens, ...windows.ventanas, ...reports].map(({ ruta }) => ruta));
  return [
    ...screens.map((fact) => {
      return { subject: fact.clave, title: fact.nombre, fact, linesOf: fact['lineas-de'] };
    }),
    ...windows.ventanas.map((fact) => ({
      ...{ subject: fact.clave, title: fact.titulo, fact, signs: [{ drawing: fact.clave }] },
      product: windows.programas.find(({ nombre }) => nombre === fact.programa)?.producto,
    })),
    // Pages whose fields and buttons are a window that has no key of its own.
    ...pages
      .filter(({ ruta, campos, acciones }) => (campos ?? acciones) && !others.has(ruta))
      .map((fact) => {
        return { subject: fact.ruta, title: routes.get(fact.ruta)?.title ?? fact.ruta, fact };
      }),
  ];
}

/** Fields of its lines and dialogs that stand in the facts of another screen. */
function sharedFields(subject: Subject): readonly Field[] {
  const names = new Set([
    ...subject.lineColumns,
    ...subject.dialogs.flatMap((dialog) => dialog.campos),
  ]);
  const own = new Set(subject.fields.map(({ nombre }) => nombre));
  return subject.lineFields.filter(({ nombre }) => names.has(nombre) && !own.has(nombre));
}

/** The window, each of its fields and each of its buttons. */
function targetsOf(facts: Facts, window: ProgramWindow): HelpTarget[] {
  const { fact, signs = [] } = window;
  const subject = findSubject(facts, window.subject);
  const { route } = subject;
  const id = window.subject.replaceAll('/', '-');
  const product = window.product ?? facts.routes.get(route)?.product ?? '';
  const page = docUrl(route);
  const lines = facts.screens.find(({ clave }) => clave === window.linesOf);
  const fieldTarget = (field: Field, fieldPage: string): HelpTarget => ({
    id: `${id}.campo.${idPart(field.nombre)}`,
    kind: 'campo',
    product,
    page: fieldPage,
    signs: [{ anchor: fieldAnchor(field.nombre) }, { name: field.nombre }, ...signs],
    title: field.nombre,
    text: whatToWrite(field),
    fact: field,
  });
  return [
    { id, kind: 'ventana', product, page, signs, title: window.title, text: undefined, fact },
    ...subject.fields.map((field) => fieldTarget(field, page)),
    ...sharedFields(subject).map((field) => fieldTarget(field, docUrl(lines?.ruta ?? route))),
    ...buttonNames(subject).map(
      (name): HelpTarget => ({
        id: `${id}.boton.${idPart(name)}`,
        kind: 'boton',
        product,
        page,
        signs: [{ name }, ...signs],
        title: name,
        text: buttonMeaning(facts.buttonMeanings, name, route),
        fact,
      }),
    ),
  ];
}

/** Every window of the products, with its fields and buttons. */
export function windowTargets(facts: Facts): HelpTarget[] {
  return programWindows(facts).flatMap((window) => targetsOf(facts, window));
}

/** Every report and query: `reporte.ventas-por-producto`, `consulta.kardex`. */
function reportTargets(facts: Facts): HelpTarget[] {
  return facts.reports.map((report) => {
    // After the product and its folder, which the kind says already.
    const [product = '', , ...own] = report.ruta.split('/');
    return {
      id: `${report.tipo}.${own.join('-')}`,
      kind: report.tipo,
      product,
      page: docUrl(report.ruta),
      signs: [],
      title: facts.routes.get(report.ruta)?.title ?? report.ruta,
      text: report.pregunta,
      fact: report,
    };
  });
}

/** Every message, and every error of the data API, by its code: `dlf-2204`, `api-400`. */
function messageTargets(facts: Facts): HelpTarget[] {
  const apiErrors = new Set(facts.api.errores.map(({ codigo }) => codigo));
  return facts.messages.map((message) => {
    const [prefix] = message.codigo.split('-');
    const product = facts.products.find(({ prefijo }) => prefijo === prefix)?.clave ?? '';
    return {
      id: message.codigo.toLowerCase(),
      kind: apiErrors.has(message.codigo) ? 'error-de-la-api' : 'mensaje',
      product,
      // Each message has a page of its own, which answers as a whole.
      page: `/mensajes/${message.codigo.toLowerCase()}`,
      signs: [],
      title: message.texto,
      text: message['que-hacer'][0],
      fact: message,
    };
  });
}

/** Everything that a program can ask help for, in the order of the ids. */
export function helpTargets(facts: Facts): HelpTarget[] {
  const targets = [...windowTargets(facts), ...reportTargets(facts), ...messageTargets(facts)];
  return targets.sort((one, other) => (one.id < other.id ? -1 : 1));
}
