import { SEARCH } from '../../../src/browser/search-contract';

/**
 * A block of code is one for its button to copy it, which the client brings; what folds, the browser
 * unfolds, and the click of a label it passes on to its field.
 */
const OPERABLE = 'a,button,input,select,textarea,[role=tab],pre';

/** What a click does not operate: fields that take text or a choice by themselves. */
export const FIELD = 'select,textarea,input:not([type=checkbox],[type=radio])';

/** The framework's link to the content. */
export const SKIP_LINK = '[href^="#__"]';

/** What the browser, or the notice of a failure, answers alone: a client asked for just then would be in its way. */
const LINK = `a:not([role],${SEARCH},${SKIP_LINK}),[role=alert] *`;

/** The link or control that holds a node; nothing for text, pictures and the page itself. */
function operable(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(OPERABLE) : null;
}

/** Whether a gesture on this node follows a link, or answers a notice, which needs no client. */
export function isLink(target: EventTarget | null): boolean {
  return !!operable(target)?.matches(LINK);
}

/** The control that a gesture on this node operates, which only the client can answer. */
export function controlOf(target: EventTarget | null): HTMLElement | null {
  return isLink(target) ? null : operable(target);
}
