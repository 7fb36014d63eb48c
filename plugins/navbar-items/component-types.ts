import type { NavbarItem } from '@docusaurus/theme-common';

/** Component of each type of item that the specification names, in `@theme/NavbarItem`. */
const COMPONENTS: ReadonlyMap<string, string> = new Map([
  ['default', 'DefaultNavbarItem'],
  ['doc', 'DocNavbarItem'],
  ['docSidebar', 'DocSidebarNavbarItem'],
  ['docsVersion', 'DocsVersionNavbarItem'],
  ['docsVersionDropdown', 'DocsVersionDropdownNavbarItem'],
  ['dropdown', 'DropdownNavbarItem'],
  ['html', 'HtmlNavbarItem'],
  ['localeDropdown', 'LocaleDropdownNavbarItem'],
  ['search', 'SearchNavbarItem'],
]);

/** Keys under which an item holds others. */
const NESTED = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'] as const;

function itemsWithin(item: NavbarItem): NavbarItem[] {
  return NESTED.flatMap((key) => (item[key] as NavbarItem[] | undefined) ?? []);
}

/** As `@theme/NavbarItem` reads it: a link may name no type, and a dropdown neither. */
function typeOf({ type, items }: NavbarItem): string {
  if (type && type !== 'default') return type;
  return items ? 'dropdown' : 'default';
}

function typesIn(items: readonly NavbarItem[]): string[] {
  return items.flatMap((item) => [typeOf(item), ...typesIn(itemsWithin(item))]);
}

/**
 * Source of the module that gives each type of navbar item its component, of the types that are used
 * only. Links are always among them, because a list of versions or languages is made of links. A type
 * without a component is left out, and the theme says so when it renders the item.
 *
 * @param items `themeConfig.navbar.items`
 */
export function componentTypesSource(items: readonly NavbarItem[]): string {
  const used = [...new Set(['default', ...typesIn(items)])].sort();
  const known = used.flatMap((type) => {
    const name = COMPONENTS.get(type);
    return name ? [{ type, name }] : [];
  });
  const imports = known.map(({ name }) => `import ${name} from '@theme/NavbarItem/${name}';\n`);
  const entries = known.map(({ type, name }) => `  ${type}: ${name},\n`);
  return `${imports.join('')}\nexport default {\n${entries.join('')}};\n`;
}
