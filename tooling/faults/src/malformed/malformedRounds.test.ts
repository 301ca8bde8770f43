import { expect, test } from 'vitest';
import { onSharedServer } from '../gateways/sharedServer.ts';
import { malformedRounds } from './malformedRounds.ts';

test('400 malformed requests are each rejected with a code, without 5xx and without changed rows', async () => {
  const { findings, notes } = await onSharedServer((databaseUrl) =>
    malformedRounds({ databaseUrl, requests: 400, seed: 7, report: () => {} }),
  );
  expect(
    findings.filter(({ holds }) => !holds),
    notes.join('\n'),
  ).toEqual([]);
});
