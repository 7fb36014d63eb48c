import type { ThemeConfig } from '@docusaurus/theme-common';
import type { HtmlTagObject } from '@docusaurus/types';

const BAR = 'div.theme-announcement-bar[role]';

/** The colours of the bar, which the theme writes into it; the content policy of the pages refuses those. */
export const ANNOUNCEMENT_COLOURS =
  /(?<before><div class="theme-announcement-bar [^"]*") style=(?:"[^"]*"|[^\s>]*)/;

/** Its colours, as many lines as it takes, its cross in the colour of the text, and none where no script has said whether it was closed. */
function rules(backgroundColor?: string, color?: string): string {
  return [
    `${BAR}{background-color:${backgroundColor};color:${color};height:auto}`,
    `${BAR} .close{color:inherit}`,
    `html:not([data-announcement-bar-initially-dismissed]) ${BAR} .close{display:none}`,
  ].join('');
}

/** Forgets that a bar was closed when it was another: the theme asks that of a page which hydrates only. */
function forgetOther(id: string, namespace: string): string {
  const [idKey, dismissed] = ['id', 'dismiss'].map((key) =>
    JSON.stringify(`docusaurus.announcement.${key}${namespace}`),
  );
  return `try{if(localStorage.getItem(${idKey})!==${JSON.stringify(id)})localStorage.removeItem(${dismissed})}catch(e){}`;
}

/** What the head of each page has for the announcement bar that the configuration asks for. */
export function announcementTags(
  { announcementBar }: ThemeConfig,
  { namespace }: { namespace: string },
): HtmlTagObject[] {
  if (!announcementBar) return [];
  const { id, backgroundColor, textColor } = announcementBar;
  return [
    { tagName: 'style', innerHTML: rules(backgroundColor, textColor) },
    { tagName: 'script', innerHTML: forgetOther(id, namespace) },
  ];
}
