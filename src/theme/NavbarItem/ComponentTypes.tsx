// The theme brings nine types of navbar items to every page; plugins/navbar-items writes those in use.
export { default } from '@generated/navbar-items/default/component-types';
