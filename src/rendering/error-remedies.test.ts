import { expect, it } from 'vitest';
import { markedTexts } from '../../tests/support/raw-marks';
import { siteFacts } from '../facts/site-facts';
import { errorRemedies } from './error-remedies';

const facts = siteFacts();

it('tells in plain words what to do about each error of the catalogue', () => {
  const remedies = errorRemedies(facts);
  expect(Object.keys(remedies)).toEqual(facts.api.errores.map(({ codigo }) => codigo));
  expect(markedTexts(remedies)).toEqual([]);
  const { title } = facts.routes.get('api/modo-de-uso/entidades') ?? {};
  expect(remedies['API-401']).toContain(`Copie su nombre de ${title}, en minúscula`);
});
