import { expect, test } from 'vitest';
import { onSharedServer } from '../gateways/sharedServer.ts';
import { killRounds } from './killRounds.ts';

test('[WALLET-07] [PROMO-04] three kills of a gateway during transfers and claims keep the ledger valid', async () => {
  const { findings, notes } = await onSharedServer((databaseUrl) =>
    killRounds({ where: { databaseUrl }, kills: 3, seed: 1, report: () => {} }),
  );
  expect(
    findings.filter(({ holds }) => !holds),
    notes.join('\n'),
  ).toEqual([]);
});
