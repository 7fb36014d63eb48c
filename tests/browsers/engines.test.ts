import { expect, it } from 'vitest';
import { ToolError } from '../../tools/bootstrap/tool-error.mjs';
import { findProgram } from './engines';

const FIREFOX = {
  title: 'Firefox',
  variable: 'FIREFOX_PATH',
  names: ['firefox', 'firefox-esr'],
  files: ['/Applications/Firefox'],
  install: 'apt-get install firefox-esr',
};

function machine(files: readonly string[], environment: Record<string, string> = {}) {
  return {
    environment: { PATH: '/usr/local/bin:/usr/bin', ...environment },
    fileExists: (file: string) => files.includes(file),
  };
}

it('finds a program in the folders of PATH, and where its installer puts it', () => {
  expect(findProgram(FIREFOX, machine(['/usr/bin/firefox-esr']))).toBe('/usr/bin/firefox-esr');
  expect(findProgram(FIREFOX, machine(['/Applications/Firefox']))).toBe('/Applications/Firefox');
});

it('takes the one that its variable names', () => {
  const chosen = machine(['/usr/bin/firefox', '/opt/firefox'], { FIREFOX_PATH: '/opt/firefox' });
  expect(findProgram(FIREFOX, chosen)).toBe('/opt/firefox');
});

it('says which variable is wrong', () => {
  const wrong = machine(['/usr/bin/firefox'], { FIREFOX_PATH: '/opt/firefox' });
  expect(() => findProgram(FIREFOX, wrong)).toThrow(/FIREFOX_PATH says \/opt\/firefox, but/);
});

it('says how to install what is missing, and how to do without', () => {
  const find = () => findProgram(FIREFOX, machine([]));
  expect(find).toThrow(ToolError);
  expect(find).toThrow('apt-get install firefox-esr');
  expect(find).toThrow('FIREFOX_PATH=/path/to/it npm run check:browsers');
  expect(find).toThrow('npm run check:browsers -- chromium');
});
