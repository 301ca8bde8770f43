import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from './command.ts';

let root = '';
let printed: string[] = [];
let complaints: string[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-behaviours-'));
  printed = [];
  complaints = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void complaints.push(line));
  put('docs/behaviours/README.md', '| README-01 | an example that is no clause |');
  put(
    'docs/behaviours/HOME.md',
    '# HOME\n\n| id | behaviour |\n|---|---|\n| HOME-01 | A guest sees Login. |\n| HOME-02 | A member sees the balance. |\n',
  );
  put(
    'docs/behaviours/FAV.md',
    '| id | behaviour |\n|---|---|\n| FAV-01 | A guest is sent to login. |\n| FAV-02 | The heart saves. |\n',
  );
});

afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** A report as vitest writes it: each test by its titles and its status. */
function putVitest(path: string, tests: [titles: string[], status: string][]) {
  const assertionResults = tests.map(([titles, status]) => ({
    ancestorTitles: titles.slice(0, -1),
    title: titles.at(-1),
    status,
  }));
  put(path, JSON.stringify({ testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults }] }));
}

async function standings(...args: string[]): Promise<Record<string, string>> {
  await run(['--json', ...args], root);
  const { behaviours } = JSON.parse(printed.join('\n')) as { behaviours: { id: string; standing: string }[] };
  return Object.fromEntries(behaviours.map(({ id, standing }) => [id, standing]));
}

test('a passed test proves its clause, a failed one fails it, a skipped one proves nothing', async () => {
  putVitest('packages/a/.results/vitest.json', [
    [['[HOME-01] login shows'], 'passed'],
    [['[HOME-02] balance shows'], 'passed'],
    [['[HOME-02] balance has separators'], 'failed'],
    [['[FAV-01] sent to login'], 'skipped'],
  ]);
  expect(await standings()).toEqual({
    'HOME-01': 'proved',
    'HOME-02': 'failing',
    'FAV-01': 'not yet',
    'FAV-02': 'not yet',
  });
});

test('ids in the titles of groups count, and one test may carry several', async () => {
  putVitest('packages/a/.results/vitest.json', [[['[FAV-01] a guest', '[HOME-01] [FAV-02] taps'], 'passed']]);
  expect(await standings()).toEqual({
    'HOME-01': 'proved',
    'HOME-02': 'not yet',
    'FAV-01': 'proved',
    'FAV-02': 'proved',
  });
});

test('end-to-end reports count too, and a test that passed only at the second try fails its clause', async () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status, results: [] }] });
  put(
    'apps/mobile/.results/playwright.json',
    JSON.stringify({
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('[HOME-01] shows', 'expected')],
          suites: [
            { title: '[FAV-01] guest', specs: [spec('taps', 'expected')] },
            { title: 'heart', specs: [spec('[FAV-02] saves', 'flaky')] },
          ],
        },
      ],
    }),
  );
  expect(await standings()).toEqual({
    'HOME-01': 'proved',
    'HOME-02': 'not yet',
    'FAV-01': 'proved',
    'FAV-02': 'failing',
  });
});

test('--area shows the clauses of that area with the tests that speak for them', async () => {
  putVitest('packages/a/.results/vitest.json', [[['[HOME-01] login shows'], 'passed']]);
  expect(await run(['--area', 'HOME'], root)).toBe(0);
  const text = printed.join('\n');
  expect(text).toMatch(/HOME-01\s+proved\s+A guest sees Login\./);
  expect(text).toContain('passed: [HOME-01] login shows (packages/a/.results/vitest.json)');
  expect(text).not.toContain('FAV-01');
});

test('an area that is not there is told with the likely one', async () => {
  expect(await run(['--area', 'HOEM'], root)).toBe(1);
  expect(complaints.join()).toContain('There is no area "HOEM". Did you mean "HOME"?');
});

test('the overview counts each area and lists what fails', async () => {
  putVitest('packages/a/.results/vitest.json', [
    [['[HOME-01] shows'], 'passed'],
    [['[FAV-02] saves'], 'failed'],
  ]);
  await run([], root);
  const lines = printed
    .join('\n')
    .split('\n')
    .map((line) => line.trim().split(/\s+/).slice(0, 5).join(' '));
  expect(lines).toContain('HOME 1 0 1 2');
  expect(lines).toContain('FAV 0 1 1 2');
  expect(lines).toContain('together 1 1 2 4');
  expect(printed.join('\n')).toContain('failed: [FAV-02] saves');
});

test('--check passes when every id is known, whatever is proved', async () => {
  putVitest('packages/a/.results/vitest.json', [[['[FAV-02] saves'], 'failed']]);
  expect(await run(['--check'], root)).toBe(0);
  expect(printed.join()).toBe('4 behaviours: 0 proved, 1 failing, 3 not yet.');
});

test('--check fails on an id that no clause has, even of a skipped test, and guesses the right one', async () => {
  putVitest('packages/a/.results/vitest.json', [[['[HOEM-01] login shows'], 'skipped']]);
  expect(await run(['--check'], root)).toBe(1);
  expect(complaints.join()).toContain('names HOEM-01, which no clause in docs/behaviours has. Did you mean HOME-01?');
});

test('--check fails on an id that stands twice, and on one in the file of another area', async () => {
  put('docs/behaviours/FAV.md', '| FAV-01 | one |\n| FAV-01 | two |\n| HOME-03 | lost |\n');
  expect(await run(['--check'], root)).toBe(1);
  expect(complaints.join('\n')).toContain('FAV.md:2: FAV-01 is taken already, at FAV.md:1.');
  expect(complaints.join('\n')).toContain('FAV.md:3: HOME-03 does not belong to the area FAV.');
});

test('a report that broke off is told, and the others are still read', async () => {
  put('packages/a/.results/vitest.json', '{"testResults": [');
  putVitest('packages/b/.results/vitest.json', [[['[HOME-01] shows'], 'passed']]);
  expect(await run(['--check'], root)).toBe(1);
  expect(complaints.join()).toContain("packages/a/.results/vitest.json can't be read");
  expect((await standings())['HOME-01']).toBe('proved');
});

test('an unknown option is answered with the usage', async () => {
  expect(await run(['--arae', 'HOME'], root)).toBe(1);
  expect(complaints.join()).toContain('livery behaviours [--area HOME] [--json] [--check]');
});
