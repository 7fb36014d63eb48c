import path from 'node:path';
import { ToolError } from '../../tools/bootstrap/tool-error.mjs';
import { findBrowser, type Machine, thisMachine } from '../../tools/browser';
import { startChromium } from './chromium-browser';
import { startFirefox } from './firefox-browser';
import type { EngineBrowser } from './tab';
import { startWebKit } from './webkit-browser';

/** The engines that `browserslist` promises; Edge is Chromium. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof ENGINES)[number];

/** What finding a program needs to know of a machine; a test puts its own in place. */
type Programs = Pick<Machine, 'environment' | 'fileExists'>;

interface Program {
  /** What a reader of the message knows it as. */
  readonly title: string;
  /** Environment variable that says where it is. */
  readonly variable: string;
  /** Names it has in the folders of `PATH`. */
  readonly names: readonly string[];
  /** Where installers put it outside of `PATH`. */
  readonly files: readonly string[];
  readonly install: string;
}

const FIREFOX: Program = {
  title: 'Firefox',
  variable: 'FIREFOX_PATH',
  names: ['firefox', 'firefox-esr'],
  files: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  install: 'apt-get install firefox-esr',
};

const WEBKIT_DRIVER: Program = {
  title: 'WebKitGTK with its driver',
  variable: 'WEBKIT_DRIVER_PATH',
  names: ['WebKitWebDriver'],
  files: [],
  install: 'apt-get install webkit2gtk-driver',
};

const VIRTUAL_SCREEN: Program = {
  title: 'Xvfb, the screen on which WebKitGTK draws',
  variable: 'XVFB_PATH',
  names: ['Xvfb'],
  files: [],
  install: 'apt-get install xvfb',
};

/**
 * Finds a program: the one that its variable names, or one that is installed.
 *
 * @throws {ToolError} with how to install it
 */
export function findProgram(program: Program, { environment, fileExists }: Programs): string {
  const { title, variable, names, files, install } = program;
  const chosen = environment[variable];
  if (chosen && fileExists(chosen)) return chosen;
  if (chosen) {
    throw new ToolError(
      `${variable} says ${chosen}, but there is no such file.\n` +
        `Correct ${variable}, or unset it to have ${title} looked for.`,
    );
  }
  const folders = (environment.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  const found = [...candidates, ...files].find(fileExists);
  if (found) return found;
  throw new ToolError(
    `The journeys need ${title}, and none is installed. Do one of these and run them again:\n` +
      `  - on Debian or Ubuntu: ${install};\n` +
      `  - if it is somewhere else: ${variable}=/path/to/it npm run check:browsers;\n` +
      '  - leave its engine out: npm run check:browsers -- chromium',
  );
}

/**
 * Sees to it that an engine can be started.
 *
 * @throws {ToolError} with how to install what is missing
 */
export async function requireEngine(engine: Engine, machine: Machine): Promise<void> {
  if (engine === 'chromium') await findBrowser(machine);
  if (engine === 'firefox') findProgram(FIREFOX, machine);
  if (engine === 'webkit') {
    for (const program of [WEBKIT_DRIVER, VIRTUAL_SCREEN]) findProgram(program, machine);
  }
}

/** Starts an engine of this machine. */
export async function startEngine(engine: Engine): Promise<EngineBrowser> {
  const machine = thisMachine();
  if (engine === 'chromium') return startChromium();
  if (engine === 'firefox') return startFirefox(findProgram(FIREFOX, machine));
  return startWebKit(findProgram(WEBKIT_DRIVER, machine), findProgram(VIRTUAL_SCREEN, machine));
}
