import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readImporters } from './importGraph.ts';
import { selectWithinTime, rankTests } from './nearestTests.ts';

const sources: Record<string, string> = {
  'packages/ui/package.json': '{ "name": "@livery/ui", "exports": { ".": "./src/index.ts" } }',
  'packages/ui/src/index.ts': `// What others may import.
export { Button } from './Button.tsx';
export { Ticker as Runner, type TickerProps } from './Ticker.tsx';
`,
  'packages/ui/src/Button.tsx': "import styles from './Button.module.css';",
  'packages/ui/src/Button.module.css': '',
  'packages/ui/src/Ticker.tsx': "import { Button } from './Button.tsx';",
  'packages/ui/src/Button.stories.tsx': "import { Button } from './Button.tsx';",
  'packages/ui/src/Ticker.stories.tsx': "import { Ticker } from './Ticker.tsx';",
  'packages/features/package.json': '{ "name": "@livery/features" }',
  'packages/features/src/News.tsx': "import {\n  Runner,\n} from '@livery/ui';",
  'packages/features/src/News.test.tsx': "import { News } from './News.tsx';",
  'packages/features/src/Login.tsx': "import { Button } from '@livery/ui';\nimport type { Runner } from '@livery/ui';",
  'packages/features/src/Login.test.tsx': "const { Login } = await import('./Login.tsx');",
  'packages/features/src/texts.json': '{}',
  'packages/merchant/src/read.test.ts': '',
  'apps/mobile/e2e/home.test.ts': "import { Button } from '@livery/ui';",
};
const files = Object.keys(sources);

function importers() {
  const root = mkdtempSync(join(tmpdir(), 'livery-graph-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return readImporters(root, files);
}

const reached = (...changed: string[]) =>
  rankTests(changed, importers(), files).map(({ file, distance }) => `${distance} ${file}`);

test('a changed component selects the tests of its users in all packages, nearest first', () => {
  expect(reached('packages/ui/src/Ticker.tsx')).toEqual([
    '1 packages/ui/src/Ticker.stories.tsx',
    '2 packages/features/src/News.test.tsx',
  ]);
});

test('a change in a shared component selects all its users’ tests, also through a style sheet', () => {
  expect(reached('packages/ui/src/Button.module.css')).toEqual([
    '2 packages/ui/src/Button.stories.tsx',
    '3 packages/features/src/Login.test.tsx',
    '3 packages/ui/src/Ticker.stories.tsx',
    '4 packages/features/src/News.test.tsx',
  ]);
});

test('a changed test file selects itself, with distance 0', () => {
  expect(reached('packages/features/src/Login.test.tsx')).toEqual(['0 packages/features/src/Login.test.tsx']);
});

test('a file without importers selects the tests beside it; a merchant those of its reader', () => {
  expect(reached('packages/features/src/texts.json')).toEqual([
    '1 packages/features/src/Login.test.tsx',
    '1 packages/features/src/News.test.tsx',
  ]);
  expect(reached('merchants/aurora/theme.json')).toEqual(['2 packages/merchant/src/read.test.ts']);
  expect(reached('packages/features/package.json', 'packages/features/src/README.md')).toEqual([]);
});

test('selectWithinTime returns as many tests as fit into the time, at least one', () => {
  const tests = ['a', 'b', 'c'].map((file, distance) => ({ file, distance }));
  expect(selectWithinTime(tests, 25, () => 10).map(({ file }) => file)).toEqual(['a', 'b']);
  expect(selectWithinTime(tests, 5, () => 10).map(({ file }) => file)).toEqual(['a']);
});
