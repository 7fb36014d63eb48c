import { expect, test } from 'vitest';
import { tasksFor } from './tasks-for';

const page = (title: string) => ({ title, url: `/${title}` });
const data = {
  products: { delfin: 'Delfín', sinco: 'Sinco' },
  frequentTasks: { delfin: [page('vender')], sinco: [page('exportar')] },
};
const roleTasks = { cajero: { name: 'Cajero', pages: [page('abrir')] } };

test.each([
  [undefined, '', 'Delfín', 'vender'],
  [undefined, 'cajero', 'cajero', 'abrir'],
  ['delfin', 'cajero', 'cajero', 'abrir'],
  ['sinco', 'cajero', 'Sinco', 'exportar'],
  [undefined, 'constructor', 'Delfín', 'vender'],
])('reading %j as «%s» one is offered the tasks of %s', (reading, role, name, title) => {
  const tasks = tasksFor(reading, role, data, roleTasks);
  expect(tasks.name).toBe(name);
  expect(tasks.pages[0]?.title).toBe(title);
});
