import { expect, it } from 'vitest';
import { partOfSheet } from './part-of-sheet';

const isAbout = (selector: string) => selector.includes('.caja');

function part(css: string): string {
  return partOfSheet(css, isAbout, '.caja');
}

it('keeps the selectors of its subject and drops all else', () => {
  expect(part('.caja,.otra{color:red}.otra{color:blue}@media (width<9px){.caja{margin:0}}')).toBe(
    '.caja{color:red}@media (width<9px){.caja{margin:0}}',
  );
});

it('leaves out what is for paper, and at-rules that hold nothing any more', () => {
  expect(
    part(
      '@media print{.caja{color:red}}@media (width<9px){.otra{margin:0}}@keyframes a{to{top:0}}',
    ),
  ).toBe('');
});

it('gives the owner the properties that are read, of each theme, and the root none', () => {
  expect(
    part(
      ':root{--a:1px;--b:2px;color:red}html[data-theme=dark]{--a:3px}.caja{margin:var(--a)}.otra{margin:var(--b)}',
    ),
  ).toBe(':root .caja{--a:1px}html[data-theme=dark] .caja{--a:3px}.caja{margin:var(--a)}');
});
