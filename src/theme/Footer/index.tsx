// Ejected: one logo for both themes, and no frames around its columns, which every page would carry.
import { isMultiColumnFooterLinks, useThemeConfig } from '@docusaurus/theme-common';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import LinkItem from '@theme/Footer/LinkItem';
import type { ReactNode } from 'react';

export default function Footer(): ReactNode {
  const { footer } = useThemeConfig();
  const { withBaseUrl } = useBaseUrlUtils();
  if (!footer) return null;
  const { links, logo, copyright } = footer;
  const columns = isMultiColumnFooterLinks(links) ? links : [];
  return (
    <footer className="footer">
      <div className="footer__links">
        {columns.map(({ title, items }) => (
          <div key={title} className="footer__col">
            <b className="footer__title">{title}</b>
            <ul>
              {items.map((item) => (
                <li key={item.href ?? item.to}>
                  <LinkItem item={item} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="footer__copyright">
        {logo && (
          <img src={withBaseUrl(logo.src)} alt={logo.alt} width={logo.width} height={logo.height} />
        )}
        {copyright}
      </p>
    </footer>
  );
}
