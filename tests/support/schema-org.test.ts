import { expect, test } from 'vitest';
import { schemaOrgFaults } from './schema-org';

function graph(...described: object[]): object {
  return { '@context': 'https://schema.org', '@graph': described };
}

test('a type, a property and a value that schema.org does not know are told with their page, once for pages alike', () => {
  const faults = schemaOrgFaults([
    ['/good', graph({ '@type': 'TechArticle', headline: 'Vender', about: { '@type': 'Thing' } })],
    ['/action', graph({ '@type': 'SearchAction', 'query-input': 'required name=q' })],
    ['/no-type', graph({ '@type': 'TecArticle', headline: 'Vender' })],
    ['/no-property', graph({ '@type': 'TechArticle', step: 'Pulse F2.' })],
    ['/no-property-either', graph({ '@type': 'TechArticle', step: 'Pulse F9.' })],
    ['/no-value', graph({ '@type': 'HowTo', name: 'Vender', step: { '@type': 'Person' } })],
    ['/no-number', { '@context': 'https://schema.org', '@type': 'ListItem', position: true }],
  ]);
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([
    ...['/no-type', '/no-property', '/no-value', '/no-number'],
  ]);
  expect(faults[1]).toContain('\'"step"\' does not exist');
});
