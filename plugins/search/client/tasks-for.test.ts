import { expect, test } from 'vitest';
import { tasksFor } from './tasks-for';

const tasks = (name: string, title: string) => ({ name, pages: [{ title, url: `/${title}` }] });
const products = { delfin: 'Delfín', sinco: 'Sinco' };
const all = {
  delfin: tasks('Delfín', 'vender'),
  sinco: tasks('Sinco', 'exportar'),
  cajero: tasks('cajero', 'abrir'),
};

test.each([
  [undefined, '', 'Delfín', 'vender'],
  [undefined, 'cajero', 'cajero', 'abrir'],
  ['delfin', 'cajero', 'cajero', 'abrir'],
  ['sinco', 'cajero', 'Sinco', 'exportar'],
  [undefined, 'constructor', 'Delfín', 'vender'],
])('reading %j as «%s» one is offered the tasks of %s', (reading, role, name, title) => {
  const offered = tasksFor(reading, role, products, all);
  expect(offered.name).toBe(name);
  expect(offered.pages[0]?.title).toBe(title);
});
