import postcss, { type Declaration, type Root, Rule } from 'postcss';

/** What a stylesheet says of a page as it is first shown, and the rest. */
export interface SplitCss {
  atRest: string;
  /** What is said of paper, the pointer and the focus, with the custom properties that it may read. */
  later: string;
  /** The custom properties that this sets, which the rules of a static page may read. */
  setLater: Set<string>;
}

const EXCLUDED = /:not\((?:[^()]|\([^()]*\))*\)/g;
const GESTURE = /:(?:hover|active|focus(?:-visible|-within)?)(?![\w-])/;

function isOfGesture(selector: string): boolean {
  return GESTURE.test(selector.replace(EXCLUDED, ''));
}

/** Conditions of what is for paper, or for a finger. */
const LATER_MEDIA = /^(?:print|\(hover:\s*none\))$/;

function isForPaperOrFinger(rule: Rule): boolean {
  const around = rule.parent;
  return around?.type === 'atrule' && LATER_MEDIA.test((around as postcss.AtRule).params);
}

function dropDeclarations(rule: Rule, isDropped: (declaration: Declaration) => boolean): void {
  rule.each((node) => {
    if (node.type === 'decl' && isDropped(node)) node.remove();
  });
}

/** Gives the selectors of gestures a rule of their own, before that of the others. */
function partByGesture(root: Root): void {
  root.walkRules((rule) => {
    const ofGesture = rule.selectors.filter(isOfGesture);
    if (ofGesture.length === 0 || ofGesture.length === rule.selectors.length) return;
    rule.before(rule.clone({ selectors: ofGesture }));
    rule.selectors = rule.selectors.filter((selector) => !isOfGesture(selector));
  });
}

/** Whether a rule, of a stylesheet that was parted, says something of paper, the pointer, a finger or the focus. */
export function isLater(rule: Rule): boolean {
  return isForPaperOrFinger(rule) || rule.selectors.every(isOfGesture);
}

/** Of the rules for the other part only custom properties stay, which rules of this part may read. */
function keepPart(root: Root, isOfPart: (rule: Rule) => boolean): void {
  root.walkRules((rule) => {
    if (isOfPart(rule)) return;
    dropDeclarations(rule, ({ prop }) => !prop.startsWith('--'));
  });
}

function propertiesSetLater(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkDecls(/^--/, ({ prop, parent }) => {
    if (parent instanceof Rule && isLater(parent)) names.add(prop);
  });
  return names;
}

function dropTransitions(root: Root): void {
  root.walkDecls(/^(?:-webkit-)?transition|^will-change$/, (declaration) => {
    declaration.remove();
  });
}

/**
 * Parts a stylesheet, so that no first screen waits for what it does not show. Transitions are only
 * seen with the client, which brings the whole stylesheet. Until then the rules for the pointer and
 * the focus come after all others: where one weighs as much as a rule at rest, it wins.
 */
export function splitLater(css: string): SplitCss {
  const atRest = postcss.parse(css);
  partByGesture(atRest);
  const later = atRest.clone();
  keepPart(atRest, (rule) => !isLater(rule));
  dropTransitions(atRest);
  keepPart(later, isLater);
  const setLater = propertiesSetLater(later);
  return { atRest: atRest.toString(), later: later.toString(), setLater };
}
