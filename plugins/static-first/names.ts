const TAG = /<([a-z][\w-]*)/g;
const CLASS_OR_ID = /\s(?:class|id)=(?:"([^"]*)"|([^\s">]+))/g;
const USED_VARIABLE = /var\((--[\w-]+)/g;
const ATTRIBUTE_OF_SELECTOR = /\[\s*([\w-]+)/g;

/** What the pages added are made of, to tell which rules of a stylesheet can apply to them. */
export class PageNames {
  readonly #attributes = new Set<string>();
  readonly #names = new Set(['html', 'body']);
  readonly #variables = new Set<string>();

  add(html: string): void {
    for (const [, tag = ''] of html.matchAll(TAG)) this.#names.add(tag);
    for (const [, quoted, bare] of html.matchAll(CLASS_OR_ID)) {
      this.#attributes.add(quoted ?? bare ?? '');
    }
    for (const [, variable = ''] of html.matchAll(USED_VARIABLE)) this.#variables.add(variable);
  }

  /** Custom properties that the HTML itself reads, in a `style` or a drawing. */
  variables(): string[] {
    return [...this.#variables];
  }

  /** Every tag, class and id. */
  all(): string[] {
    return [...this.#names, ...[...this.#attributes].flatMap((value) => value.split(/\s+/))];
  }
}

/** Names of the attributes that the selectors of a stylesheet look at. */
export function selectedAttributes(css: string): string[] {
  return [...new Set([...css.matchAll(ATTRIBUTE_OF_SELECTOR)].map(([, name = '']) => name))];
}
