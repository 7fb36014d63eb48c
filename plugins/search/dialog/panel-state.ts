/** What the reader has done in the dialog so far. */
export interface PanelState {
  readonly text: string;
  /** The product whose pages alone are searched; undefined for all. */
  readonly product: string | undefined;
  readonly recent: readonly string[];
  /** Whether the best choice is opened as soon as those of the text are there. */
  readonly opensBest: boolean;
}

export type PanelAction =
  | { readonly type: 'type'; readonly text: string }
  | { readonly type: 'narrow'; readonly product: string | undefined }
  | { readonly type: 'open-best' }
  | { readonly type: 'best-opened' }
  | { readonly type: 'forget' };

/** How a dialog begins that opens with some text. */
export function firstState(text: string, recent: readonly string[]): PanelState {
  return { text, product: undefined, recent, opensBest: false };
}

/** What an action of the reader makes of it. */
export function panelReducer(state: PanelState, action: PanelAction): PanelState {
  switch (action.type) {
    case 'type':
      // Who goes on typing means another text.
      return { ...state, text: action.text, opensBest: false };
    case 'narrow':
      return { ...state, product: action.product };
    case 'open-best':
      return { ...state, opensBest: true };
    case 'best-opened':
      return { ...state, opensBest: false };
    case 'forget':
      return { ...state, recent: [] };
  }
}
