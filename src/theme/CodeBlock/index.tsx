// Wraps code blocks: Prism learns the languages of the site where code is shown. The theme teaches it
// on every page, of which one in thirty has code (see plugins/bundle-diet/README.md).

import teachLanguages from '@theme/prism-include-languages';
import CodeBlock from '@theme-original/CodeBlock';
import { Prism } from 'prism-react-renderer';

teachLanguages(Prism);

export default CodeBlock;
