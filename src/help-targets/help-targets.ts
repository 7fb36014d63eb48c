import type { Facts } from '../facts/facts';
import { docUrl } from '../facts/routes';
import type { HelpTarget } from './target';
import { windowTargets } from './window-targets';

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
