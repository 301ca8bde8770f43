import { expect, test } from 'vitest';
import { onSharedServer } from '../gateways/sharedServer.ts';
import { contendedRounds } from './contendedRounds.ts';

test('300 movements by two gateways, with double taps and retries, post once, with no negative balance', async () => {
  const { findings, notes } = await onSharedServer((databaseUrl) =>
    contendedRounds({ databaseUrl, movements: 300, atOnce: 20, seed: 1, report: () => {} }),
  );
  expect(
    findings.filter(({ holds }) => !holds),
    notes.join('\n'),
  ).toEqual([]);
});
