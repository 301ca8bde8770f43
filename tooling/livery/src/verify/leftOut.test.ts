import { expect, test } from 'vitest';
import { commandsFor, describeLeftOut, endToEndNear } from './leftOut.ts';

const files = [
  'apps/mobile/e2e/home/home.test.ts',
  'apps/mobile/e2e/journeys/login.test.ts',
  'apps/mobile/e2e/journeys/search.test.ts',
  'apps/mobile/e2e/fixtures/phone.ts',
  'packages/features/src/auth/login.test.tsx',
];
const importers = new Map([
  ['apps/mobile/e2e/fixtures/phone.ts', new Set(['apps/mobile/e2e/journeys/search.test.ts'])],
]);
const ids: Record<string, string[]> = {
  'apps/mobile/e2e/journeys/login.test.ts': ['AUTH-01', 'AUTH-02', 'HOME-09'],
  'apps/mobile/e2e/home/home.test.ts': ['HOME-01', 'AUTH-01'],
  'packages/features/src/auth/login.test.tsx': ['AUTH-01', 'AUTH-02'],
};
const near = (changed: string[], tests: string[] = []) =>
  endToEndNear(changed, importers, files, { tests, idsOf: (file) => ids[file] ?? [] });

test('an end-to-end test is near where it proves what a test of the change proves, nearer the more of it', () => {
  expect(near(['packages/features/src/auth/login.ts'], ['packages/features/src/auth/login.test.tsx'])).toEqual([
    'apps/mobile/e2e/journeys/login.test.ts',
    'apps/mobile/e2e/home/home.test.ts',
  ]);
  expect(near(['packages/features/src/auth/login.ts'])).toEqual([]);
});

test('an end-to-end test is near where it or what it imports changed', () => {
  expect(near(['apps/mobile/e2e/fixtures/phone.ts', 'apps/mobile/e2e/home/home.test.ts'])).toEqual([
    'apps/mobile/e2e/home/home.test.ts',
    'apps/mobile/e2e/journeys/search.test.ts',
  ]);
});

test('commands are named by what changed, and by tests and stories none', () => {
  expect(commandsFor(['packages/ui/src/components/Button/Button.module.css'])).toEqual([
    'pnpm pictures',
    'pnpm test:matrix',
  ]);
  expect(commandsFor(['apps/gateway/src/wallet/transfer.ts'])).toEqual(['pnpm test:faults']);
  expect(commandsFor(['apps/gateway/src/wallet/transfer.test.ts', 'docs/words.md'])).toEqual([]);
});

test('what was left out is named briefly; nothing is printed where nothing was', () => {
  expect(
    describeLeftOut({ tests: ['a', 'b', 'c', 'd', 'e'], endToEnd: ['f'], commands: ['pnpm pictures', 'pnpm x'] }),
  ).toEqual([
    'Near the change, and not run here (`npm run test:whole` runs them):',
    '  5 further test files: a, b, c … and 2 more',
    '  1 end-to-end test file: f',
    '  pnpm pictures, pnpm x',
  ]);
  expect(describeLeftOut({ tests: [], endToEnd: [], commands: [] })).toEqual([]);
});
