const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** The rooms of the map in README.md, from the top of the table down. */
function rooms() {
  const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
  const [, map = ''] = readme.split('## Map of the house');
  return map
    .split(/\n## /)[0]
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => [...line.split('|')[1].matchAll(/`([^`]+)`/g)].map(([, folder]) => folder));
}

const rows = rooms();
if (rows.length < 10) {
  throw new Error(
    'README.md has no table of rooms under «Map of the house» that .dependency-cruiser.cjs can read: ' +
      'a row begins with «| `folder/`».',
  );
}

// A room without a row would be guarded by nothing, and a row without a room guard nothing.
const named = rows.flat();
const inSource = readdirSync(path.join(__dirname, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `src/${name}/`);
for (const folder of [...named, ...inSource]) {
  if (!named.includes(folder) || !existsSync(path.join(__dirname, folder))) {
    throw new Error(
      `${folder} stands in «Map of the house» of README.md, or in this folder, and not in the other.`,
    );
  }
}

/** Unit tests may use what only tests use, wherever that stands. */
const TEST = '[.]test[.]tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...rows.slice(1).map((folders, index) => ({
      name: `${folders.join(', ')} imports only from rooms below it`,
      comment: 'Move what both need to a room below them, or change the map in README.md.',
      severity: 'error',
      from: { path: folders.map((folder) => `^${folder}`), pathNot: TEST },
      to: {
        path: rows
          .slice(0, index + 1)
          .flat()
          .map((folder) => `^${folder}`),
      },
    })),
    {
      name: 'no plugin imports from another plugin',
      comment: 'What two plugins need stands in a room of src/ below them.',
      severity: 'error',
      from: { path: '^plugins/([^/]+)/', pathNot: TEST },
      to: { path: '^plugins/', pathNot: '^plugins/$1/' },
    },
    {
      name: 'no circle of imports',
      comment: 'A type that both need stands in a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
