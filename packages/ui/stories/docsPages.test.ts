import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CsfFile, loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';

/*
 * A component's docs page shows its stories without their play functions. A story that mounts in its play function
 * would show an error there, so it must be excluded (`!autodocs`).
 */

type Story = CsfFile['indexInputs'][number];

/** A file of stories, parsed as for Storybook's index. */
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

test('the test finds stories', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(({ hasDocsPage }) => !hasDocsPage).map(({ path }) => path)).toContain(
    'packages/ui/stories/Welcome.stories.tsx',
  );
});

test('a story that mounts in its play function is found, unless it is excluded from docs pages', () => {
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
