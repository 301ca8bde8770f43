import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { testsNear } from './mutateFile.ts';

const root = resolve(import.meta.dirname, '../../..');

test.each([
  ['packages/features', 'src/withdraw/model/amountProblem.ts', 'src/withdraw/model'],
  ['packages/features', 'src/deposit/hooks/useDepositForm.ts', 'src/deposit'],
  ['apps/gateway', 'src/wallet/ledger.ts', 'src/wallet'],
])('tests for %s/%s are in the nearest folder above it that has tests', (folder, file, tests) => {
  expect(testsNear(join(root, folder), file)).toBe(tests);
});
