import type { FaultRun } from '../fault.ts';
import { onSharedServer } from '../gateways/sharedServer.ts';
import { malformedRounds } from './malformedRounds.ts';

const requests = 10_000;

export const malformed: FaultRun = {
  purpose: `${requests} malformed requests over every call of the contract, and every row compared`,
  run: ({ seed, report }) => onSharedServer((databaseUrl) => malformedRounds({ databaseUrl, requests, seed, report })),
};
