// Code within a text. A page with blocks of code imports what draws them (plugins/bundle-diet/rehype-code-blocks.ts);
// the theme decides between the two on every page, and so brings both to all.
import CodeInline from '@theme/CodeInline';

export default CodeInline;
