import { expect, test } from 'vitest';
import { onSharedServer } from '../gateways/sharedServer.ts';
import { killRounds } from './killRounds.ts';

test('a gateway killed three times in the middle of transfers leaves a sound ledger, nothing lost and nothing doubled', async () => {
  const { findings, notes } = await onSharedServer((databaseUrl) =>
    killRounds({ where: { databaseUrl }, kills: 3, seed: 1, report: () => {} }),
  );
  expect(
    findings.filter(({ holds }) => !holds),
    notes.join('\n'),
  ).toEqual([]);
});
