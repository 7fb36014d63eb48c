/**
 * `npm run api:example`: serves the data of the example company as the data API does, on this machine, to try an
 * integration before there is a server. `PORT=5600` for another port.
 */
import { apiModelOf } from '../../src/facts/api-model';
import { siteFacts } from '../../src/facts/site-facts';
import { listen, parsePort } from '../bootstrap/port.mjs';
import { runTool } from '../bootstrap/tool-error.mjs';
import { createExampleServer, TRIAL_KEYS } from './example-server';

runTool(async () => {
  const facts = siteFacts();
  const { conexion } = facts.api;
  const port = parsePort(process.env.PORT, conexion.puertos.http);
  const api = apiModelOf(facts);
  const settings = conexion['configuracion-api-ini'];
  const server = createExampleServer({
    api,
    rowsOf: (entity) => facts.apiRows[entity] ?? [],
    // As `api.ini` has it before anybody changes it.
    perMinute: Number(settings.find(({ clave }) => clave === 'consultas-por-minuto')?.defecto),
  });
  await listen(server, port, 'localhost');
  const base = `http://localhost:${port}${new URL(api.baseUrl).pathname}`;
  console.log(`The data API over the example company, at ${base}`);
  for (const { key, code, when } of TRIAL_KEYS) {
    console.log(`To try ${code} (${when}), ${api.keyHeader}: ${key}`);
  }
  console.log(`curl -H "${api.keyHeader}: ${api.exampleKey}" "${base}/productos?limite=2"`);
});
