// Code within a text. A page with blocks of code imports what draws them (src/rendering/code-blocks);
// the theme decides between the two on every page, and so brings both to all.
import CodeInline from '@theme/CodeInline';

export default CodeInline;
