/**
 * `npm run api:example`: serves the data of the example company as the data API does, on this machine, to try an
 * integration before there is a server. `-- --port 5600` for another port.
 */
import { parseArgs } from 'node:util';
import { apiModelOf } from '../../src/facts/api-model';
import { siteFacts } from '../../src/facts/site-facts';
import { parsePort } from '../bootstrap/port.mjs';
import { runTool, ToolError } from '../bootstrap/tool-error.mjs';
import { listen } from '../site-server/listen';
import { stopOnSignal } from '../site-server/stop-on-signal';
import { createExampleServer } from './example-server';
import { TRIAL_KEYS } from './trial-keys';

/** Requests of a key in a minute, as `api.ini` has it before anybody changes it. @throws {ToolError} */
function requestsPerMinute(settings: readonly { clave: string; defecto: string }[]): number {
  const found = settings.find(({ clave }) => clave === 'consultas-por-minuto')?.defecto;
  if (found !== undefined && Number(found) > 0) return Number(found);
  throw new ToolError(
    `data/api/api.yaml: conexion.configuracion-api-ini has «${found}» for consultas-por-minuto. Expected a number, such as 120.`,
  );
}

/** @throws {ToolError} for anything but a port */
function readPort(usual: number): number {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' } } });
    return parsePort(values.port ?? process.env.PORT ?? String(usual));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new ToolError(`${error.message}\nExpected: npm run api:example -- [--port ${usual}].`);
  }
}

runTool(async () => {
  const facts = siteFacts();
  const { conexion } = facts.api;
  const port = readPort(conexion.puertos.http);
  const api = apiModelOf(facts);
  const server = createExampleServer({
    api,
    rowsOf: (entity) => facts.apiRows[entity] ?? [],
    perMinute: requestsPerMinute(conexion['configuracion-api-ini']),
  });
  await listen(server, port, 'localhost');
  stopOnSignal(server);
  const base = `http://localhost:${port}${new URL(api.baseUrl).pathname}`;
  console.log(`The data API over the example company, at ${base}`);
  for (const { key, code, when } of TRIAL_KEYS) {
    console.log(`To try ${code} (${when}), ${api.keyHeader}: ${key}`);
  }
  console.log(`curl -H "${api.keyHeader}: ${api.exampleKey}" "${base}/productos?limite=2"`);
});
