import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { currentProduct } from './current-product';

/** The product being read, or undefined outside of the documentation. */
export function useReaderProduct(): string | undefined {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return currentProduct(useLocation().pathname, baseUrl);
}
