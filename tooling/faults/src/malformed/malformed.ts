import type { FaultRun } from '../fault.ts';
import { onSharedServer } from '../gateways/sharedServer.ts';
import { malformedRounds } from './malformedRounds.ts';

const requests = 10_000;

export const malformed: FaultRun = {
  purpose: `${requests} malformed requests to every call of the contract; every row is compared before and after`,
  run: ({ seed, report }) => onSharedServer((databaseUrl) => malformedRounds({ databaseUrl, requests, seed, report })),
};
