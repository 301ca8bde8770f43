import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CsfFile, loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';

/*
 * The docs page of a component shows its stories without their play functions. If a story calls `mount` in its play
 * function, the docs page would show an error. So such a story must be excluded (`!autodocs`).
 */

type Story = CsfFile['indexInputs'][number];

/** Parses a file of stories as Storybook does for its index. */
const parse = (code: string, fileName: string) =>
  loadCsf(code, { fileName, makeTitle: (title) => title ?? fileName }).parse();

const isOnDocsPage = ({ tags }: Pick<Story, 'tags'>) => !tags?.includes('!autodocs');
const isBroken = ({ __stats: stats, tags }: Story) => stats?.mount === true && isOnDocsPage({ tags });

const root = join(import.meta.dirname, '../../..');
const files = globSync('{packages,apps}/*/{src,stories}/**/*.stories.tsx', { cwd: root })
  .toSorted()
  .map((path) => ({ path, ...pick(parse(readFileSync(join(root, path), 'utf8'), path)) }));

function pick({ meta, indexInputs }: CsfFile) {
  return { hasDocsPage: !meta?.tags?.includes('!autodocs'), stories: indexInputs };
}

test('stories exist', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(({ hasDocsPage }) => !hasDocsPage).map(({ path }) => path)).toContain(
    'packages/ui/stories/Welcome.stories.tsx',
  );
});

test('the test finds stories on docs pages that mount in their play function', () => {
  const { indexInputs } = parse(
    `export default { title: 'A' };
    export const Found = { play: async ({ mount }) => { await mount(); } };
    export const Tagged = { tags: ['!autodocs'], play: async ({ mount }) => { await mount(); } };
    export const Plain = {};`,
    'A.stories.tsx',
  );
  expect(indexInputs.filter(isBroken).map(({ exportName }) => exportName)).toEqual(['Found']);
});

test("no story on a docs page mounts in its play function (else: tags: ['!autodocs'])", () => {
  const broken = files.flatMap(({ path, stories }) =>
    stories.filter(isBroken).map(({ exportName }) => `${path}: ${exportName}`),
  );
  expect(broken).toEqual([]);
});

test('each docs page shows a story', () => {
  const empty = files.filter(({ hasDocsPage, stories }) => hasDocsPage && !stories.some(isOnDocsPage));
  expect(empty.map(({ path }) => path)).toEqual([]);
});
