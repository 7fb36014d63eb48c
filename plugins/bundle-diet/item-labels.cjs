/**
 * The word as addresses have it: `conexion` for `conexión`.
 *
 * @param {string} word
 * @returns {string}
 */
function plainWord(word) {
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/**
 * What the last segment of an address says: `Ventas sin conexión` for `/docs/ventas-sin-conexion/`.
 *
 * @param {string} address
 * @param {Map<string, string>} spellings of words that an address has otherwise, by what it has
 * @returns {string}
 */
function labelOf(address, spellings) {
  const segment = address.replace(/\/$/, '').split('/').pop() ?? '';
  const label = segment
    .split('-')
    .map((word) => spellings.get(word) ?? word)
    .join(' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/**
 * The most frequent spelling of each word that the addresses of these labels have otherwise.
 *
 * @param {{ label: string, href: string }[]} items
 * @returns {string[]}
 */
function spelledWords(items) {
  /** @type {Map<string, Map<string, number>>} */
  const counts = new Map();
  for (const { label, href } of items) {
    // Otherwise the address leaves words out, and tells nothing of the label.
    if (plainWord(label).replaceAll(' ', '-') !== href.replace(/\/$/, '').split('/').pop())
      continue;
    for (const [index, word] of label.split(' ').entries()) {
      const isCapital = index === 0 && word.slice(1) === word.slice(1).toLowerCase();
      const spelling = isCapital ? word.toLowerCase() : word;
      const plain = plainWord(word);
      const own = counts.get(plain) ?? new Map();
      counts.set(plain, own.set(spelling, (own.get(spelling) ?? 0) + 1));
    }
  }
  return [...counts].flatMap(([plain, own]) => {
    const [[most = plain] = []] = [...own].sort(([, first], [, second]) => second - first);
    return most === plain ? [] : most;
  });
}

/** Source of the functions that read the labels in the browser. */
const readLabels = `${plainWord}
${labelOf}`;

module.exports = { plainWord, labelOf, spelledWords, readLabels };
