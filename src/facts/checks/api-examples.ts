import { isDeepStrictEqual } from 'node:util';
import { answerRequest } from '../../api-query/answer';
import { errorAnswer, placesOf } from '../../api-query/errors';
import { formatJson } from '../../api-query/format-json';
import { exampleRequest } from '../../api-query/request';
import { apiModelOf } from '../api-model';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import { unknownNames } from './unknown-names';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An answer that the facts hold is the one that the example data give. */
function checkAnswers(facts: Facts): FactIssue[] {
  const model = apiModelOf(facts);
  return facts.api.ejemplos.flatMap((example) => {
    if (example.respuesta === undefined) return [];
    const { body } = answerRequest(
      exampleRequest(example.peticion, model),
      model,
      (entity) => facts.apiRows[entity] ?? [],
    );
    if (isDeepStrictEqual(parsed(example.respuesta), body)) return [];
    return [
      issueAt(
        example,
        ['respuesta'],
        'answer differs',
        `the example «${example.clave}» answers, over api/datos/: ${formatJson(body)}`,
      ),
    ];
  });
}

/** The rows that an entity shows are among those it serves. */
function checkRows(facts: Facts): FactIssue[] {
  return facts.api.entidades.flatMap((entity) => {
    const served = facts.apiRows[entity.entidad] ?? [];
    return entity.ejemplo.flatMap((row, index) =>
      served.some((other) => isDeepStrictEqual(other, row))
        ? []
        : [
            issueAt(
              entity,
              ['ejemplo', index],
              'row that is not served',
              `one of the rows of «${entity.entidad}» in data/api, every column as it is there`,
            ),
          ],
    );
  });
}

/** The example of an error fills every place of its message. */
function checkErrors(facts: Facts): FactIssue[] {
  const model = apiModelOf(facts);
  return facts.api.errores.flatMap((error) => {
    const missing = placesOf(error.mensaje).filter((place) => !(place in error.ejemplo));
    if (missing.length > 0) {
      const expected = `the message has places for ${missing.join(', ')}; give each a value`;
      return [issueAt(error, ['ejemplo'], 'missing key', expected)];
    }
    const { mensaje } = errorAnswer(model, error.codigo, error.ejemplo).body.error;
    const unused = Object.entries(error.ejemplo).filter(([, value]) => !mensaje.includes(value));
    return unused.map(([key]) =>
      issueAt(error, ['ejemplo', key], 'unknown key', `the message has no place {${key}}`),
    );
  });
}

/** A limit that programs take as a figure is said in words too, with the same figure. */
function checkFigures({ api }: Facts): FactIssue[] {
  const words = [...api.limites, ...api.parametros, ...api.operadores]
    .map((item) => (typeof item === 'string' ? item : item.significado))
    .join(' ')
    .replace(/(\d)\.(\d{3})/g, '$1$2');
  return Object.entries(api.cifras).flatMap(([name, figure]) =>
    new RegExp(`\\b${figure}\\b`).test(words)
      ? []
      : [
          issueAt(
            api.cifras,
            [name],
            'figure not in the text',
            `limites, parametros or operadores should say ${figure}; they say another number`,
          ),
        ],
  );
}

/** Examples, errors and limits of the API agree with its engine, its rows and its prose. */
export function checkApiExamples(facts: Facts): FactIssue[] {
  const keys = facts.api.ejemplos.map((example) => example.clave);
  return [
    ...checkAnswers(facts),
    ...checkRows(facts),
    ...checkErrors(facts),
    ...checkFigures(facts),
    ...unknownNames(facts.api.excel, { ejemplo: ['example', keys] }),
  ];
}
