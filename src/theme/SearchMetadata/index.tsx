/**
 * The theme's six tags for crawlers of hosted search, on every page. This site makes its own index
 * while building (plugins/search), which reads none of them.
 */
export default function SearchMetadata(): null {
  return null;
}
