const TAG = /<([a-z][\w-]*)/g;
const CLASS_OR_ID = /\s(?:class|id)=(?:"([^"]*)"|([^\s">]+))/g;
const READ_PROPERTY = /var\((--[\w-]+)/g;

/** What pages are made of, to tell which rules of a stylesheet can apply to them. */
export interface PageNames {
  /** Every tag, class and id. */
  names: Set<string>;
  /** Custom properties that the HTML itself reads, in a `style` or a drawing. */
  read: Set<string>;
}

function matches(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, first, second]) => first ?? second ?? '');
}

/** Reads a page. */
export function namesOfPage(html: string): PageNames {
  const attributes = new Set(matches(html, CLASS_OR_ID));
  const words = [...attributes].flatMap((value) => value.split(/\s+/));
  return {
    names: new Set(['html', 'body', ...matches(html, TAG), ...words]),
    read: new Set(matches(html, READ_PROPERTY)),
  };
}

/** What several pages are made of together. */
export function namesOfPages(pages: readonly PageNames[]): PageNames {
  return {
    names: new Set(pages.flatMap(({ names }) => [...names])),
    read: new Set(pages.flatMap(({ read }) => [...read])),
  };
}
