import type { ThemeConfig } from '@docusaurus/theme-common';
import type { HtmlTagObject } from '@docusaurus/types';

/**
 * The colours that the configuration gives the announcement bar, as a rule: the theme writes them into
 * a style attribute, which the content policy of the pages refuses.
 */
export function announcementColours({ announcementBar }: ThemeConfig): HtmlTagObject[] {
  if (!announcementBar) return [];
  const { backgroundColor, textColor } = announcementBar;
  const rule = `div.theme-announcement-bar[role]{background-color:${backgroundColor};color:${textColor}}`;
  return [{ tagName: 'style', innerHTML: rule }];
}
