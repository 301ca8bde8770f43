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

test('end-to-end tests are ranked by the number of behaviours they share with the change’s tests', () => {
  expect(near(['packages/features/src/auth/login.ts'], ['packages/features/src/auth/login.test.tsx'])).toEqual([
    'apps/mobile/e2e/journeys/login.test.ts',
    'apps/mobile/e2e/home/home.test.ts',
  ]);
  expect(near(['packages/features/src/auth/login.ts'])).toEqual([]);
});

test('an end-to-end test is near a change of its own file or of a file that it imports', () => {
  expect(near(['apps/mobile/e2e/fixtures/phone.ts', 'apps/mobile/e2e/home/home.test.ts'])).toEqual([
    'apps/mobile/e2e/home/home.test.ts',
    'apps/mobile/e2e/journeys/search.test.ts',
  ]);
});

test('commandsFor names commands by changed files, and ignores tests and stories', () => {
  expect(commandsFor(['packages/ui/src/components/Button/Button.module.css'])).toEqual([
    'pnpm pictures',
    'pnpm test:matrix',
  ]);
  expect(commandsFor(['apps/gateway/src/wallet/transfer.ts'])).toEqual(['pnpm test:faults']);
  expect(commandsFor(['apps/gateway/src/wallet/transfer.test.ts', 'docs/words.md'])).toEqual([]);
});

test('describeLeftOut prints short lists, and nothing if nothing was left out', () => {
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
