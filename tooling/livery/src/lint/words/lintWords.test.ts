import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lintWords } from './lintWords.ts';

const glossary = `# Words

| word | means | not |
|---|---|---|
| \`pear\` | a fruit | \`quince\`, apple |
| plum | another | \`dry fruit\`, \`prune-r\`, \`stone\` (in names) |

## Where such a word stays

| text | in | because |
|---|---|---|
| \`/m/quince\` | \`src/*.ts\` | the wire |
`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-words-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  write('docs/glossary.md', glossary);
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

const problems = () =>
  lintWords(root).problems.map(({ file, line, term, instead }) => `${file}:${line} ${term} ${instead}`);

test.each([
  ['a name', 'const bigQuinceTree = 1;', 'quince pear'],
  ['a plural', '// two quinces', 'quince pear'],
  ['the title of a test', "test('a QUINCE is ripe')", 'quince pear'],
  ['several words in a name', 'dryFruit()', 'dry fruit plum'],
  ['several words across two lines of a comment', '/* of dry\n * fruit */', 'dry fruit plum'],
  ['a name of two words', 'pruneR', 'prune r plum'],
  ['a part of a name', 'const stoneHeavy = 1', 'stone plum'],
])('%s is reported', (_, content, expected) => {
  write('src/a.ts', content);
  expect(problems()).toEqual([`src/a.ts:1 ${expected}`]);
});

test.each(['an apple', 'the quincex', 'prune r', 'a stone lies there', 'dry. fruit'])('"%s" is no fault', (content) => {
  write('src/a.ts', content);
  expect(problems()).toEqual([]);
});

test('paths are checked like texts; of a file that is not text, only the path is checked', () => {
  write('src/quince.png', 'quince');
  expect(problems()).toEqual(['src/quince.png:0 quince pear']);
});

test('an exception applies only to its text and its files', () => {
  write('src/a.ts', "open('/m/quince');\nquince();");
  write('docs/a.md', '/m/quince');
  expect(problems()).toEqual(['docs/a.md:1 quince pear', 'src/a.ts:2 quince pear']);
});

test('with a folder, only that folder is checked', () => {
  write('src/a.ts', 'quince');
  write('docs/a.md', 'quince');
  expect(lintWords(root, 'docs').problems).toMatchObject([{ file: 'docs/a.md' }]);
});

test('a glossary that bans no word is an error', () => {
  write('docs/glossary.md', '# Words');
  expect(problems).toThrow('forbids no word');
});
