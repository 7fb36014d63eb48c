import { expect } from '@playwright/test';
import { browserFaults, type Reader } from './support/browser-faults';
import { type ClientFile, clientFiles } from './support/client-files';
import { type FailureName, failures } from './support/failures';
import type { Fault } from './support/fault';
import { type Gesture, type GestureName, gestures } from './support/gestures';

/** One file that fails, in one way, under one gesture. */
function fileFault(
  file: ClientFile,
  failure: FailureName,
  gesture: GestureName,
  fast = false,
): Fault<Reader> {
  const { does, address, expected, act, context }: Gesture = gestures[gesture];
  return {
    fault: `${file} ${failure}; ${does}`,
    expected,
    fast,
    async run({ host, open }) {
      host.fail(clientFiles[file], failures[failure]);
      const page = await open(context);
      // What never answers holds up every later event.
      await page.goto(address, { waitUntil: 'commit' });
      const seen = await act(page);
      let y = 300;
      // Of the client nothing is asked for by whoever only reads: the pointer goes on over the page.
      await expect
        .poll(
          async () => {
            await page.mouse.move(3, ++y);
            return host.asked(clientFiles[file]);
          },
          { message: 'nobody asked for the broken file' },
        )
        .toBeGreaterThan(0);
      return seen;
    },
  };
}

interface Class {
  files: readonly ClientFile[];
  failures: readonly FailureName[];
  gestures: readonly GestureName[];
  /** The gesture that stands for the class in `npm test`, with the first file and failure. */
  fast?: GestureName;
}

/** Every file with every failure and every gesture. */
function entriesOf({ files, failures: kinds, gestures: all, fast }: Class): Fault<Reader>[] {
  return files.flatMap((file) =>
    kinds.flatMap((kind) =>
      all.map((gesture) =>
        fileFault(file, kind, gesture, file === files[0] && kind === kinds[0] && gesture === fast),
      ),
    ),
  );
}

const EVERY_CONTROL = [
  'opensDetails',
  'opensMenu',
  'changesTheme',
  'pressesCtrlK',
  'ticks',
  'opensResults',
  'buildsQuery',
] as const satisfies readonly GestureName[];

const classes: readonly Class[] = [
  // Without the boot script nothing of the site runs: the page is as without scripts.
  {
    files: ['the boot script'],
    failures: ['answers 404', 'comes with a syntax error'],
    gestures: ['followsFromHome', 'opensDetails', 'clicksSearch', 'ticks', 'opensResults'],
    fast: 'followsFromHome',
  },
  {
    files: ['the boot script'],
    failures: ['never answers', 'comes empty', 'comes as the sign-in page of a hotspot'],
    gestures: ['follows', 'opensDetails'],
  },
  // The client answers what the static page cannot, and the other way round.
  {
    files: ['the pre-hydration script'],
    failures: ['answers 404', 'never answers', 'throws when it runs'],
    gestures: ['opensMenu', 'changesTheme', 'pressesSlash'],
    fast: 'opensMenu',
  },
  {
    files: ['the entry of the client'],
    failures: ['answers 404', 'never answers'],
    gestures: ['follows', ...EVERY_CONTROL, 'pressesSlash', 'clicksSearch'],
    fast: 'opensDetails',
  },
  {
    files: ['the entry of the client'],
    failures: [
      'answers 500',
      'has its connection cut',
      'stops halfway for ever',
      'comes without its second half',
      'comes empty',
      'comes as the sign-in page of a hotspot',
      'comes with a syntax error',
      'throws when it runs',
    ],
    gestures: ['opensDetails', 'ticks'],
  },
  {
    files: ['the chunks of the page', "the bundler's runtime"],
    failures: ['answers 404'],
    gestures: ['follows', 'opensDetails', 'opensMenu', 'pressesCtrlK', 'ticks', 'opensResults'],
    fast: 'ticks',
  },
  {
    files: ["the bundler's runtime"],
    failures: ['never answers'],
    gestures: ['follows', 'opensDetails', 'opensMenu', 'pressesCtrlK', 'ticks', 'opensResults'],
  },
  // Six files that never answer take every connection that a browser opens to a host of HTTP/1.1, as the
  // one here. The search and «Reintentar» let go of them; the browser, which follows a link by itself, does
  // not, so following one is left out. HTTP/2 knows no such limit.
  {
    files: ['the chunks of the page'],
    failures: ['never answers'],
    gestures: [
      'opensDetails',
      'opensMenu',
      'ticks',
      'changesTheme',
      'pressesCtrlK',
      'clicksSearch',
      'opensResults',
    ],
  },
  {
    files: ['the chunks of the page', "the bundler's runtime"],
    failures: ['answers 503', 'is cut off halfway', 'comes empty', 'throws when it runs'],
    gestures: ['opensDetails', 'buildsQuery'],
  },
  // What fails for a while is asked for again.
  {
    files: ['the chunks of the page', 'the entry of the client', "the bundler's runtime"],
    failures: ['fails once, then comes', 'fails three times, then comes', 'takes three seconds'],
    gestures: ['opensDetails', 'pressesCtrlK'],
    fast: 'opensDetails',
  },
  {
    files: ['every script'],
    failures: ['answers 404', 'never answers', 'comes as the sign-in page of a hotspot'],
    gestures: ['follows', 'followsFromBlog', 'opensDetails', 'clicksSearch', 'opensResults'],
  },
  {
    files: ['the stylesheet of the client'],
    failures: ['answers 404', 'never answers', 'comes empty', 'comes without its second half'],
    gestures: ['follows', 'opensMenu', 'pressesCtrlK'],
  },
  {
    files: ['the stylesheet for paper and pointer'],
    failures: ['answers 404', 'never answers'],
    gestures: ['follows', 'opensDetails'],
  },
  {
    files: ['the logo'],
    failures: ['answers 404', 'never answers'],
    gestures: ['followsFromHome', 'opensMenu'],
  },
  // The search says what it lacks, and where to look instead.
  {
    files: ['the list of pages of the search', 'the word index of the search'],
    failures: [
      'answers 404',
      'has its connection cut',
      'never answers',
      'comes without its second half',
      'comes with its bytes garbled',
      'comes as the sign-in page of a hotspot',
    ],
    gestures: ['pressesCtrlK', 'opensResults'],
    fast: 'pressesCtrlK',
  },
  {
    files: ['both files of the search'],
    failures: ['answers 500', 'comes empty', 'stops halfway for ever', 'takes three seconds'],
    gestures: ['pressesSlash', 'opensResults'],
  },
  {
    files: ['the texts of the search'],
    failures: [
      'answers 404',
      'never answers',
      'comes without its second half',
      'comes as the sign-in page of a hotspot',
    ],
    gestures: ['pressesCtrlK', 'opensResults'],
    fast: 'pressesCtrlK',
  },
  {
    files: ['the worker of the search'],
    failures: [
      'answers 404',
      'has its connection cut',
      'never answers',
      'comes empty',
      'comes with a syntax error',
      'throws when it runs',
    ],
    gestures: ['pressesCtrlK', 'opensResults'],
  },
  {
    files: ['the dialog of the search'],
    failures: [
      'answers 404',
      'has its connection cut',
      'never answers',
      'stops halfway for ever',
      'comes empty',
      'comes with a syntax error',
      'throws when it runs',
      'fails once, then comes',
    ],
    gestures: ['pressesCtrlK', 'clicksSearch'],
    fast: 'pressesCtrlK',
  },
];

browserFaults('Files of the client', classes.flatMap(entriesOf));
