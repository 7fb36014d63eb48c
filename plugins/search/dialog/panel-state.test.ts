import { expect, it } from 'vitest';
import { type PanelAction, type PanelState, panelReducer } from './panel-state';

const state: PanelState = { text: 'caj', product: 'sinco', recent: ['kardex'], opensBest: true };

it.each<[string, PanelAction, Partial<PanelState>]>([
  [
    'typing calls off that the best opens',
    { type: 'type', text: 'caja' },
    { text: 'caja', opensBest: false },
  ],
  [
    'another product keeps the text',
    { type: 'narrow', product: undefined },
    { product: undefined },
  ],
  ['the best opens once', { type: 'best-opened' }, { opensBest: false }],
  ['recent searches are forgotten', { type: 'forget' }, { recent: [] }],
])('%s', (_name, action, change) => {
  expect(panelReducer(state, action)).toEqual({ ...state, ...change });
});

it('waits for the choices of the text when Enter comes before them', () => {
  expect(panelReducer({ ...state, opensBest: false }, { type: 'open-best' }).opensBest).toBe(true);
});
