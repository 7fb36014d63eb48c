/** Written by the facts plugin at build time, so that pages know the products without their facts. */
declare module '@generated/facts/default/products.json' {
  /** In the order of the navbar, each with the name that its link there has. */
  const products: readonly { readonly id: string; readonly label: string }[];
  export default products;
}

/** Written by the facts plugin at build time: path and title of every page. */
declare module '@generated/facts/default/addresses.json' {
  const addresses: readonly import('./addresses').Address[];
  export default addresses;
}
