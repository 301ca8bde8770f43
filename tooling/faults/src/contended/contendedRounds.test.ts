import { expect, test } from 'vitest';
import { onSharedServer } from '../gateways/sharedServer.ts';
import { contendedRounds } from './contendedRounds.ts';

test('two gateways post each of 300 movements once, despite double taps; no balance is negative', async () => {
  const { findings, notes } = await onSharedServer((databaseUrl) =>
    contendedRounds({ databaseUrl, movements: 300, atOnce: 20, seed: 1, report: () => {} }),
  );
  expect(
    findings.filter(({ holds }) => !holds),
    notes.join('\n'),
  ).toEqual([]);
});
