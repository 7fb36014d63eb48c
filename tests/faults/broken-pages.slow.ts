import { expect } from 'vitest';
import type { ContentRule } from '../../tools/content/rule';
import { AlternativeText } from '../../tools/content/rules/alternative-text';
import { DirectivesExpand } from '../../tools/content/rules/directives-expand';
import { FrontMatter } from '../../tools/content/rules/front-matter';
import { HeadingOrder } from '../../tools/content/rules/heading-order';
import { KnownImages } from '../../tools/content/rules/known-images';
import { KnownLinks } from '../../tools/content/rules/known-links';
import { KnownTags } from '../../tools/content/rules/known-tags';
import { NoStrayFiles } from '../../tools/content/rules/no-stray-files';
import { SingleH1 } from '../../tools/content/rules/single-h1';
import { VisibleCharacters } from '../../tools/content/rules/visible-characters';
import { contentOf, docFile, problemsIn, problemsOf } from '../support/fixture-content';
import type { Fault } from './support/fault';
import { plainFaults } from './support/plain-faults';

interface Slip {
  fault: string;
  rule: ContentRule;
  /** The body of a page. */
  body: string;
  /** What must be said of it, with the line before. */
  says: RegExp;
}

function slip({ fault, rule, body, says }: Slip): Fault {
  return {
    fault,
    expected: `the check names the line: ${says.source.replace(/[\\^]/g, '')}`,
    run() {
      const problems = problemsIn(rule, body);
      expect(problems).toContainEqual(expect.stringMatching(says));
      return problems[0]?.split('\n')[0]?.slice(0, 110) ?? '';
    },
  };
}

const slips: readonly Slip[] = [
  {
    fault: 'a brace that is not closed',
    rule: new DirectivesExpand(),
    body: 'Uno.\n\nUn { sin cerrar.',
    says: /^9 .*closing brace/,
  },
  {
    fault: 'a tag that is not closed',
    rule: new DirectivesExpand(),
    body: 'Uno.\n\n<details>',
    says: /^9 .*closing tag/,
  },
  {
    fault: 'a directive that does not exist',
    rule: new DirectivesExpand(),
    body: 'Uno.\n\n::pantala',
    says: /^9 .*unknown directive/,
  },
  {
    fault: 'a message code misspelt',
    rule: new DirectivesExpand(),
    body: 'Vea :mensaje[DLF-2033].',
    says: /did you mean «DLF-2003»/,
  },
  {
    fault: 'an expression with a fault in its JavaScript',
    rule: new DirectivesExpand(),
    body: 'Uno.\n\n{1 +}',
    says: /^9 /,
  },
  {
    fault: 'a component misspelt',
    rule: new KnownTags(),
    body: '<Pantala id="clientes" />',
    says: /^7 .*did you mean «Pantalla»/,
  },
  {
    fault: 'a tag that no browser knows',
    rule: new KnownTags(),
    body: 'Uno.\n\n<marquee>Dos</marquee>',
    says: /^9 <marquee> is no tag/,
  },
  {
    fault: 'a script in a page',
    rule: new KnownTags(),
    body: 'Uno.\n\n<script>{`alert(1)`}</script>',
    says: /^9 <script> is not for pages/,
  },
  {
    fault: 'a frame of another host',
    rule: new KnownTags(),
    body: '<iframe src="https://example.com" />',
    says: /^7 <iframe> is not for pages/,
  },
  {
    fault: 'NUL in a page',
    rule: new VisibleCharacters(),
    body: 'Uno.\n\nVen\0tas',
    says: /^9 U\+0000/,
  },
  {
    fault: 'a bell in a page',
    rule: new VisibleCharacters(),
    body: 'Uno.\n\nVen\x07tas',
    says: /^9 U\+0007/,
  },
  {
    fault: 'text of a page turned from right to left',
    rule: new VisibleCharacters(),
    body: 'Uno.\n\nVen\u202Etas',
    says: /^9 U\+202E/,
  },
  {
    fault: 'a zero-width space in a page',
    rule: new VisibleCharacters(),
    body: 'Uno.\n\nVen\u200Btas',
    says: /^9 U\+200B/,
  },
  {
    fault: 'a picture that is not there',
    rule: new KnownImages(),
    body: '![Caja](/img/no-existe.png)',
    says: /^7 there is no image/,
  },
  {
    fault: 'a picture beside the page that is not there',
    rule: new KnownImages(),
    body: 'Uno.\n\n![Caja](./caja.png)',
    says: /^9 there is no image \.\/caja\.png/,
  },
  {
    fault: 'a picture on another host',
    rule: new KnownImages(),
    body: '![Caja](https://example.com/caja.png)',
    says: /^7 .*another host/,
  },
  {
    fault: 'a picture without words for it',
    rule: new AlternativeText(),
    body: '![](/img/logo.svg)',
    says: /^7 /,
  },
  {
    fault: 'a link to a page that is not there',
    rule: new KnownLinks(),
    body: 'Vea [las ventas](/docs/delfin/faqs/venta/).',
    says: /^7 /,
  },
  {
    fault: 'a link to a heading that is not there',
    rule: new KnownLinks(),
    body: '## Uno\n\nVea [dos](#dos).',
    says: /^9 /,
  },
  { fault: 'a second title', rule: new SingleH1(), body: '# Uno\n\n# Dos', says: /^9|^7/ },
  {
    fault: 'a heading that skips a level',
    rule: new HeadingOrder(),
    body: '## Uno\n\n#### Dos',
    says: /^9 /,
  },
];

/** What is wrong with a page above its text. */
function frontMatterFault(fault: string, source: string, rule: ContentRule, says: RegExp): Fault {
  return {
    fault,
    expected: `the check says: ${says.source.replace(/[\\^]/g, '')}`,
    run() {
      const problems = problemsOf(rule, { [docFile]: source });
      expect(problems).toContainEqual(expect.stringMatching(says));
      return problems[0]?.split('\n')[0]?.slice(0, 110) ?? '';
    },
  };
}

function strayFault(fault: string, file: string, says: string): Fault {
  return {
    fault: `${fault} (${file})`,
    expected: `the check says: ${says}`,
    run() {
      const [problem] = new NoStrayFiles().check({ ...contentOf({}), strayFiles: [file] });
      expect(problem?.message).toContain(says);
      return problem?.message.slice(0, 110) ?? '';
    },
  };
}

plainFaults('Writers: broken pages', [
  ...slips.map(slip),
  frontMatterFault(
    'front matter that breaks off',
    '---\ndescription: a\ntags: [ventas\nkeywords: b: c\n---\n\nTexto.\n',
    new DirectivesExpand(),
    /^4 /,
  ),
  frontMatterFault('a page without front matter', 'Texto.\n', new FrontMatter(), /description/),
  frontMatterFault(
    'a tag that the site lacks',
    `---\ndescription: ${'Una descripción que dice lo que se logra. '.repeat(3)}\ntags: [venta]\nkeywords: [uno, dos, tres, cuatro]\n---\n\nTexto.\n`,
    new FrontMatter(),
    /venta/,
  ),
  strayFault('a page without a route', 'docs/delfin/faqs/nada/index.mdx', 'no route'),
  strayFault('a file that nothing reads', 'docs/delfin/faqs/ventas/captura.jpg', 'nothing reads'),
]);
