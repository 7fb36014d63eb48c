import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readColours } from '../../tests/support/token-table';
import { site } from './constants';
import { paper } from './paper';

const { light, dark } = readColours(readFileSync('src/css/tokens.css', 'utf8'));

it('is the paper of the tokens in each theme', () => {
  expect(paper).toEqual({ light: light.get('papel'), dark: dark.get('papel') });
});

it('is what the web manifest says, with the name of the site and icons that are there', () => {
  const manifest = JSON.parse(readFileSync('static/manifest.webmanifest', 'utf8'));
  expect(manifest).toMatchObject({
    name: site.title,
    theme_color: paper.light,
    background_color: paper.light,
    lang: 'es',
  });
  for (const { src, sizes } of manifest.icons) {
    const icon = readFileSync(`static/${src}`);
    if (sizes === 'any') expect(icon.toString()).toContain('<svg');
    else expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
});
