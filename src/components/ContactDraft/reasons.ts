/** Why a page did not help, by the key that an address carries. */
export const reasons = {
  pasos: 'No entendí los pasos.',
  pantalla: 'Mi pantalla no es como la de la página.',
  resultado: 'Hice los pasos y no funcionó.',
  tema: 'La página no trata lo que busco.',
} as const;

export type Reason = keyof typeof reasons;
