import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startVitest } from 'vitest/node';
import { readResults } from './results/testResults.ts';
import { gateAndWhole, testDefaults } from './vitest.ts';

let packageDir = '';
beforeEach(() => {
  packageDir = mkdtempSync(join(import.meta.dirname, '.projects-'));
  mkdirSync(join(packageDir, 'src'));
});
afterEach(() => rmSync(packageDir, { recursive: true }));

const stored = (report: string) =>
  readResults(join(packageDir, '.results', report)).map(({ title, state }) => `${state}: ${title}`);

test('the gate skips tests with the tag `whole` and the files in `later`; `test:whole` runs only these', async () => {
  const write = (name: string, text: string) =>
    writeFileSync(join(packageDir, 'src', name), `import { describe, expect, test } from 'vitest';\n${text}`);
  write('plain.test.ts', `test('plain', () => {});`);
  write('later.test.ts', `test('later', () => {});`);
  write(
    'variants.test.ts',
    `test('main', () => {});
test('variant', { tags: 'whole' }, () => expect(process.env.LIVERY_WHOLE).toBe('1'));
describe('variants', { tags: 'whole' }, () => test.each([1, 2])('%i', () => {}));`,
  );
  const vitest = await startVitest('test', [], {
    ...testDefaults,
    root: packageDir,
    config: false,
    watch: false,
    projects: gateAndWhole(packageDir, ['src/later.test.ts']),
  });
  await vitest.close();
  expect(stored('vitest.json').toSorted()).toEqual([
    'passed: main',
    'passed: plain',
    'skipped: variant',
    'skipped: variants › 1',
    'skipped: variants › 2',
  ]);
  expect(stored('whole-vitest.json').toSorted()).toEqual([
    'passed: later',
    'passed: main',
    'passed: variant',
    'passed: variants › 1',
    'passed: variants › 2',
  ]);
});
