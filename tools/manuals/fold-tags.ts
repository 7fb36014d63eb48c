import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
} from 'pdf-lib';

const ALT = PDFName.of('Alt');
const K = PDFName.of('K');
const P = PDFName.of('P');
const PG = PDFName.of('Pg');
const S = PDFName.of('S');

/** Elements that hold other elements only: text right inside them would be badly tagged. */
const WITHOUT_TEXT = new Set(['/Document', '/L', '/Table', '/TR', '/THead', '/TBody', '/TFoot']);
/** What an element has that means nothing, and may go. */
const PLAIN_KEYS = new Set(['/Type', '/S', '/P', '/Pg', '/K']);

interface Tree {
  pdf: PDFDocument;
  /** Where the text of an element that went belongs now. */
  moved: Map<PDFRef, PDFRef>;
}

function kidsOf({ pdf }: Tree, element: PDFDict): PDFObject[] {
  const kids = element.get(K);
  if (kids === undefined) return [];
  const array = pdf.context.lookup(kids);
  return array instanceof PDFArray ? array.asArray() : [kids];
}

function elementAt({ pdf }: Tree, kid: PDFObject): PDFDict | undefined {
  const element = kid instanceof PDFRef ? pdf.context.lookup(kid) : undefined;
  return element instanceof PDFDict && element.get(S) ? element : undefined;
}

function kindOf(element: PDFDict): string {
  return String(element.get(S));
}

function isPlain(element: PDFDict): boolean {
  return (
    kindOf(element) === '/NonStruct' && element.keys().every((key) => PLAIN_KEYS.has(String(key)))
  );
}

/** A number tells a piece of text of the page of its element; elsewhere it needs to say its page. */
function onItsPage(
  { pdf }: Tree,
  kid: PDFObject,
  page: PDFObject | undefined,
  parent: PDFDict,
): PDFObject {
  if (!(kid instanceof PDFNumber) || page === undefined || parent.get(PG) === page) return kid;
  return pdf.context.obj({ Type: 'MCR', Pg: page, MCID: kid });
}

/** The item of a list: its mark, then one body with all else. */
function giveBody(tree: Tree, ref: PDFRef, item: PDFDict): void {
  const kids = kidsOf(tree, item);
  const rest = kids.flatMap((kid) => {
    const element = elementAt(tree, kid);
    return element && kindOf(element) !== '/Lbl' ? [{ kid, element }] : [];
  });
  if (rest.length === 0 || rest.length === kids.length) return;
  const body = tree.pdf.context.register(
    tree.pdf.context.obj({ Type: 'StructElem', S: 'LBody', P: ref, K: rest.map(({ kid }) => kid) }),
  );
  for (const { element } of rest) element.set(P, body);
  const others = kids.filter((kid) => !rest.some((one) => one.kid === kid));
  item.set(K, tree.pdf.context.obj([...others, body]));
}

/** A figure is its drawing, which says what it shows; what holds that and its caption is none. */
function nameHolder(tree: Tree, element: PDFDict): void {
  const holdsDrawing = kidsOf(tree, element).some((kid) => {
    const child = elementAt(tree, kid);
    return child && kindOf(child) === '/Figure';
  });
  if (holdsDrawing && !element.has(ALT)) element.set(S, PDFName.of('Div'));
}

function fold(tree: Tree, ref: PDFRef, element: PDFDict): void {
  if (kindOf(element) === '/LI') giveBody(tree, ref, element);
  const kids = kidsOf(tree, element);
  const kept: PDFObject[] = [];
  // An element without text of its own takes the page of what comes into it.
  let holdsText = kids.some((kid) => kid instanceof PDFNumber);
  for (const kid of kids) {
    const child = elementAt(tree, kid);
    if (!child || !(kid instanceof PDFRef)) {
      kept.push(kid);
      continue;
    }
    fold(tree, kid, child);
    const inside = kidsOf(tree, child);
    const isTextOnly = inside.some((one) => !elementAt(tree, one));
    if (!isPlain(child) || (isTextOnly && WITHOUT_TEXT.has(kindOf(element)))) {
      kept.push(kid);
      continue;
    }
    const page = child.get(PG);
    if (!holdsText && page && inside.some((one) => one instanceof PDFNumber)) {
      element.set(PG, page);
      holdsText = true;
    }
    for (const one of inside) {
      kept.push(onItsPage(tree, one, page, element));
      elementAt(tree, one)?.set(P, ref);
    }
    tree.moved.set(kid, ref);
    tree.pdf.context.delete(kid);
  }
  const [only] = kept;
  element.set(K, kept.length === 1 && only ? only : tree.pdf.context.obj(kept));
  if (kindOf(element) === '/Figure') nameHolder(tree, element);
}

function settledRef({ moved }: Tree, ref: PDFRef): PDFRef {
  let at = ref;
  for (let next = moved.get(at); next; next = moved.get(at)) at = next;
  return at;
}

/** The tree from the texts of a page to their elements: those that went give way to where their text is. */
function settleParents(tree: Tree, node: PDFObject | undefined, seen: Set<PDFObject>): void {
  const value = tree.pdf.context.lookup(node);
  if (!value || seen.has(value)) return;
  seen.add(value);
  if (value instanceof PDFArray) {
    for (let place = 0; place < value.size(); place += 1) {
      const item = value.get(place);
      if (item instanceof PDFRef && tree.moved.has(item)) value.set(place, settledRef(tree, item));
      else if (item instanceof PDFArray || item instanceof PDFRef) {
        if (!elementAt(tree, item)) settleParents(tree, item, seen);
      }
    }
    return;
  }
  if (!(value instanceof PDFDict)) return;
  settleParents(tree, value.get(PDFName.of('Nums')), seen);
  settleParents(tree, value.get(PDFName.of('Kids')), seen);
}

/**
 * Chromium tags each box and each run of letters with an element that says nothing. Their text goes
 * to the element around them, which is half of all the elements of a manual; what is read aloud, and
 * in which order, stays.
 *
 * @returns how many elements went
 */
export function foldTags(pdf: PDFDocument): number {
  const root = pdf.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  if (!root) return 0;
  const tree: Tree = { pdf, moved: new Map() };
  for (const kid of kidsOf(tree, root)) {
    const element = elementAt(tree, kid);
    if (element && kid instanceof PDFRef) fold(tree, kid, element);
  }
  // PDF 1.7, which Chromium writes, knows neither of its two kinds.
  root.set(PDFName.of('RoleMap'), pdf.context.obj({ Strong: 'Span', Em: 'Span' }));
  settleParents(tree, root.get(PDFName.of('ParentTree')), new Set());
  return tree.moved.size;
}
