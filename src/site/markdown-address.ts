/** Address of the text of a page in Markdown: `/docs/sinco/faqs.md` of `/docs/sinco/faqs/`. */
export function markdownAddress(page: string): string {
  return `${page.replace(/\/$/, '')}.md`;
}
