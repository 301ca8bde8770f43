import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

/** Writes a test report with these titles and states. */
function putResults(path: string, tests: [title: string, state: string][]) {
  const results = tests.map(([title, state]) => ({ file: 'src/a.test.ts', project: '', title, state, duration: 1 }));
  put(path, JSON.stringify({ tests: results }));
}

async function stateAppearance(...args: string[]): Promise<Record<string, string>> {
  await run(['--json', ...args], root);
  const { behaviours } = JSON.parse(printed.join('\n')) as { behaviours: { id: string; standing: string }[] };
  return Object.fromEntries(behaviours.map(({ id, standing }) => [id, standing]));
}

test('a passed test proves its clause, a failed test fails it, a skipped test has no effect', async () => {
  putResults('packages/a/.results/vitest.json', [
    ['[HOME-01] login shows', 'passed'],
    ['[HOME-02] balance shows', 'passed'],
    ['[HOME-02] balance has separators', 'failed'],
    ['[FAV-01] sent to login', 'skipped'],
  ]);
  expect(await stateAppearance()).toEqual({
    'HOME-01': 'proved',
    'HOME-02': 'failing',
    'FAV-01': 'not yet',
    'FAV-02': 'not yet',
  });
});

test('ids in titles of describe blocks are used, and a test may have several ids', async () => {
  putResults('packages/a/.results/vitest.json', [['[FAV-01] a guest › [HOME-01] [FAV-02] taps', 'passed']]);
  expect(await stateAppearance()).toEqual({
    'HOME-01': 'proved',
    'HOME-02': 'not yet',
    'FAV-01': 'proved',
    'FAV-02': 'proved',
  });
});

test('a flaky test counts as passed and proves its clause', async () => {
  putResults('packages/a/.results/vitest.json', [
    ['[HOME-01] shows', 'flaky'],
    ['[HOME-02] shows', 'flaky'],
    ['[HOME-02] hides', 'failed'],
  ]);
  expect(await stateAppearance()).toMatchObject({ 'HOME-01': 'proved', 'HOME-02': 'failing' });
});

test('the results of end-to-end reports are used too', async () => {
  putResults('apps/mobile/.results/playwright.json', [['[HOME-01] shows', 'passed']]);
  expect((await stateAppearance())['HOME-01']).toBe('proved');
});

test('a clause with parts is proved if a test of each part passed, or a test of the whole clause', async () => {
  put(
    'docs/behaviours/HOME.md',
    '| HOME-01 | It has parts. Parts: ticker, user icon. |\n| HOME-02 | It has parts too. Parts: a, b. |\n',
  );
  putResults('packages/a/.results/vitest.json', [
    ['[HOME-01 ticker] runs', 'passed'],
    ['[HOME-02] all of it', 'passed'],
  ]);
  expect(await stateAppearance()).toMatchObject({ 'HOME-01': 'in part', 'HOME-02': 'proved' });
  putResults('packages/b/.results/vitest.json', [['[HOME-01: user icon] shows', 'passed']]);
  printed = [];
  expect(await stateAppearance()).toMatchObject({ 'HOME-01': 'proved' });
  putResults('packages/c/.results/vitest.json', [['[HOME-01 ticker] stops', 'failed']]);
  printed = [];
  expect(await stateAppearance()).toMatchObject({ 'HOME-01': 'failing' });
});

test('--check fails if a title names a part that the row does not list', async () => {
  putResults('packages/a/.results/vitest.json', [['[HOME-01 tikcer] runs', 'passed']]);
  expect(await run(['--check'], root)).toBe(1);
  expect(complaints.join()).toContain('names the part "tikcer" of HOME-01, whose row (HOME.md:5) lists no parts.');
});

describe('--check-proved', () => {
  const check = () => {
    complaints = [];
    return run(['--check-proved'], root);
  };

  test('passes if the proved clauses match the list', async () => {
    putResults('packages/a/.results/vitest.json', [['[HOME-01] shows', 'passed']]);
    expect(await run(['--accept'], root)).toBe(0);
    expect(await check()).toBe(0);
  });

  test('fails if an id of the list is no longer proved, for any reason', async () => {
    put('docs/behaviours/proved.txt', '# a comment\nHOME-01\nHOME-02\nFAV-01\nGONE-01\n');
    putResults('packages/a/.results/vitest.json', [
      ['[HOME-01] shows', 'passed'],
      ['[HOME-02] shows', 'failed'],
      ['[FAV-01] leads to login', 'skipped'],
    ]);
    expect(await check()).toBe(1);
    expect(complaints).toEqual([
      'HOME-02 was proved and a test of it fails now.',
      'FAV-01 was proved and no passed test carries its id now.',
      'GONE-01 is listed in proved.txt but no clause has this id.',
    ]);
  });

  test('fails if a part is no longer proved, and names the part', async () => {
    put('docs/behaviours/HOME.md', '| HOME-01 | It has parts. Parts: ticker, banners. |\n');
    put('docs/behaviours/proved.txt', 'HOME-01\n');
    putResults('packages/a/.results/vitest.json', [['[HOME-01 ticker] runs', 'passed']]);
    expect(await check()).toBe(1);
    expect(complaints).toEqual(['HOME-01 was proved and no passed test names its banners now.']);
  });

  const list = () =>
    readFileSync(join(root, 'docs/behaviours/proved.txt'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));

  test('adds newly proved ids without failing, and leaves lost ids on the list', async () => {
    put('docs/behaviours/proved.txt', 'FAV-01\n');
    putResults('packages/a/.results/vitest.json', [['[HOME-01] shows', 'passed']]);
    expect(await check()).toBe(1);
    expect(complaints).toEqual(['FAV-01 was proved and no passed test carries its id now.']);
    await run(['--accept'], root);
    expect(list()).toEqual(['FAV-01', 'HOME-01']);
  });

  describe('with clauses that only test:whole proves', () => {
    beforeEach(() => {
      put('docs/behaviours/proved.txt', 'HOME-01\nHOME-02 whole\n');
      put('apps/a/e2e/journey.test.ts', "test('[HOME-02] shows', async () => {});");
      putResults('packages/a/.results/vitest.json', [['[HOME-01] shows', 'passed']]);
    });
    const checkGate = () => {
      complaints = [];
      return run(['--check-proved', '--gate'], root);
    };

    test('the gate only needs a test file that names the id', async () => {
      expect(await checkGate()).toBe(0);
      expect(await check()).toBe(1);
      expect(complaints).toEqual(['HOME-02 was proved and no passed test carries its id now.']);
      putResults('apps/a/.results/whole-playwright.json', [['[HOME-02] shows', 'passed']]);
      expect(await check()).toBe(0);
    });

    test('the gate fails if no test file names the id, or if a test with the id fails', async () => {
      put('apps/a/e2e/journey.test.ts', "test('shows', async () => {});");
      expect(await checkGate()).toBe(1);
      expect(complaints).toEqual(['HOME-02 was proved by "npm run test:whole" and no test file names it now.']);
      putResults('packages/b/.results/vitest.json', [['[HOME-02] shows', 'failed']]);
      expect(await checkGate()).toBe(1);
      expect(complaints).toEqual(['HOME-02 was proved and a test of it fails now.']);
    });

    test("an id that only test:whole proves is marked 'whole' until the gate proves it", async () => {
      putResults('apps/a/.results/whole-playwright.json', [
        ['[HOME-02] shows', 'passed'],
        ['[FAV-01] leads to login', 'passed'],
      ]);
      await run(['--accept'], root);
      expect(list()).toEqual(['FAV-01 whole', 'HOME-01', 'HOME-02 whole']);
      putResults('packages/b/.results/vitest.json', [['[FAV-01] leads to login', 'passed']]);
      await run(['--accept'], root);
      expect(list()).toEqual(['FAV-01', 'HOME-01', 'HOME-02 whole']);
    });
  });
});

test('--area shows the clauses of that area with the tests that name them', async () => {
  putResults('packages/a/.results/vitest.json', [['[HOME-01] login shows', 'passed']]);
  expect(await run(['--area', 'HOME'], root)).toBe(0);
  const text = printed.join('\n');
  expect(text).toMatch(/HOME-01\s+proved\s+A guest sees Login\./);
  expect(text).toContain('passed: [HOME-01] login shows (packages/a/src/a.test.ts)');
  expect(text).not.toContain('FAV-01');
});

test('an unknown area prints a suggestion', async () => {
  expect(await run(['--area', 'HOEM'], root)).toBe(1);
  expect(complaints.join()).toContain('There is no area "HOEM". Did you mean "HOME"?');
});

test('the overview counts the clauses of each area and lists failing clauses', async () => {
  putResults('packages/a/.results/vitest.json', [
    ['[HOME-01] shows', 'passed'],
    ['[FAV-02] saves', 'failed'],
  ]);
  await run([], root);
  const lines = printed
    .join('\n')
    .split('\n')
    .map((line) => line.trim().split(/\s+/).slice(0, 6).join(' '));
  expect(lines).toContain('HOME 1 0 0 1 2');
  expect(lines).toContain('FAV 0 0 1 1 2');
  expect(lines).toContain('together 1 0 1 2 4');
  expect(printed.join('\n')).toContain('failed: [FAV-02] saves');
});

test('--check passes if every id is known, even if tests fail', async () => {
  putResults('packages/a/.results/vitest.json', [['[FAV-02] saves', 'failed']]);
  expect(await run(['--check'], root)).toBe(0);
  expect(printed.join()).toBe('4 behaviours: 0 proved, 0 in part, 1 failing, 3 not yet.');
});

test('--check fails on an id without a clause, even in a skipped test, and suggests an id', async () => {
  putResults('packages/a/.results/vitest.json', [['[HOEM-01] login shows', 'skipped']]);
  expect(await run(['--check'], root)).toBe(1);
  expect(complaints.join()).toContain('names HOEM-01, which no clause in docs/behaviours has. Did you mean HOME-01?');
});

test('--check fails on a duplicate id, and on an id in the file of another area', async () => {
  put('docs/behaviours/FAV.md', '| FAV-01 | one |\n| FAV-01 | two |\n| HOME-03 | lost |\n');
  expect(await run(['--check'], root)).toBe(1);
  expect(complaints.join('\n')).toContain('FAV.md:2: FAV-01 is taken already, at FAV.md:1.');
  expect(complaints.join('\n')).toContain('FAV.md:3: HOME-03 does not belong to the area FAV.');
});

test('an incomplete report is reported, and the other reports are still read', async () => {
  put('packages/a/.results/vitest.json', '{"tests": [');
  putResults('packages/b/.results/vitest.json', [['[HOME-01] shows', 'passed']]);
  expect(await run(['--check'], root)).toBe(1);
  expect(complaints.join()).toContain("packages/a/.results/vitest.json can't be read");
  printed = [];
  expect((await stateAppearance())['HOME-01']).toBe('proved');
});

test('an unknown option prints the usage', async () => {
  expect(await run(['--arae', 'HOME'], root)).toBe(1);
  expect(complaints.join()).toContain('pnpm behaviours [--area HOME] [--json]');
});
