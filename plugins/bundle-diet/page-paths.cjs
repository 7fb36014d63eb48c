/**
 * Writes the paths of pages as lines: with how many segments of the path before a path begins, in one
 * character, and what follows them.
 *
 * @param {string[]} paths
 * @returns {string}
 */
function writePaths(paths) {
  /** @type {string[]} */
  let before = [];
  return paths
    .map((path) => {
      const segments = path.split('/');
      let shared = 0;
      while (shared < segments.length - 1 && shared < 35 && segments[shared] === before[shared]) {
        shared += 1;
      }
      before = segments;
      return shared.toString(36) + segments.slice(shared).join('/');
    })
    .join('\n');
}

/** Source of a function that reads them in the browser. */
const readPaths = `(lines) => {
  let segments = [];
  return lines.split('\\n').map((line) => {
    segments = [...segments.slice(0, parseInt(line[0], 36)), ...line.slice(1).split('/')];
    return segments.join('/');
  });
}`;

module.exports = { writePaths, readPaths };
