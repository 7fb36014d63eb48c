import { formatNumber, formatPesos } from '../markdown/format';
import { DirectiveError, type InlineDirective } from './directive';

/** Keys whose numbers are pesos. */
const pesosKey = /precio|costo|saldo|cupo/;

/** `:dato[productos/ABA-001/precio-1]`: a value of a record of the example company, formatted. */
export const companyValue: InlineDirective = (label, _attributes, { facts }) => {
  const [list = '', code = '', key = ''] = label.split('/');
  const records = Object.entries(facts.company).find(([name]) => name === list)?.[1];
  const record = Array.isArray(records) && records.find(({ codigo }) => codigo === code);
  const value: unknown = record?.[key];
  if (typeof value === 'number')
    return pesosKey.test(key) ? formatPesos(value) : formatNumber(value);
  if (typeof value === 'string') return value;
  const known = record ? `; «${code}» has: ${Object.keys(record).join(', ')}` : '';
  throw new DirectiveError(
    `data/empresa-ejemplo.yaml has no «${label}»; expected a list, the code of one in it and a key, such as productos/ABA-001/precio-1${known}`,
  );
};
