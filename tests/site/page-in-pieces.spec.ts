import { createServer } from 'node:http';
import { watchLayoutShift } from '../conformance/support/layout-shift';
import { expect, test } from '../conformance/support/site';

/** A server that sends a page of the site up to a mark, and the rest when told. */
interface CuttingServer {
  address: string;
  sendRest(): void;
  close(): void;
}

/** @throws Error when the page does not have the mark */
async function cutPage(site: string, path: string, mark: string): Promise<CuttingServer> {
  const html = await (await fetch(new URL(path, site))).text();
  const place = html.indexOf(mark, html.indexOf('<body'));
  if (place === -1) throw new Error(`${path} has no ${mark}; expected the place where it is cut.`);
  let sendRest = (): void => {};
  const told = new Promise<void>((resolve) => {
    sendRest = resolve;
  });
  const server = createServer(async ({ url = '/' }, response) => {
    if (url !== path) {
      const file = await fetch(new URL(url, site));
      response.setHeader('content-type', file.headers.get('content-type') ?? 'text/plain');
      response.end(Buffer.from(await file.arrayBuffer()));
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(html.slice(0, place));
    await told;
    response.end(html.slice(place));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { address: `http://127.0.0.1:${port}${path}`, sendRest, close: () => server.close() };
}

const CUTS = [
  { path: '/docs/delfin/consultas/kardex/', where: 'in its trail', mark: '<a class=breadcrumbs__' },
  {
    path: '/mensajes/',
    where: 'in its trail',
    mark: '<li class=breadcrumbs__item><a class=breadcrumbs__link href=/#',
  },
  { path: '/', where: 'in its window', mark: '<div class=v-lineas' },
  { path: '/', where: 'among the jobs', mark: '<button type=button aria-pressed' },
];

for (const { path, where, mark } of CUTS) {
  test(`nothing moves when the rest of ${path} comes, cut ${where}`, async ({ page, baseURL }) => {
    const server = await cutPage(baseURL ?? '', path, mark);
    const layoutShift = await watchLayoutShift(page);
    await page.goto(server.address, { waitUntil: 'commit' });
    await expect(page.locator('.navbar')).toBeVisible();
    // What is there has been painted, of which alone the browser says that it moves.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    server.sendRest();
    await page.waitForLoadState();
    await expect(page.locator('.footer')).toBeAttached();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect((await layoutShift()).moved).toEqual([]);
    server.close();
  });
}
