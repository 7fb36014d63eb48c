/** Component of each type of navbar item in use, which plugins/navbar-items writes. */
declare module '@generated/navbar-items/default/component-types' {
  import type { ComponentTypesObject } from '@theme/NavbarItem/ComponentTypes';

  const componentTypes: Readonly<Partial<ComponentTypesObject>>;
  export default componentTypes;
}
