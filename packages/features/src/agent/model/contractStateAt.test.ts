import type { AgentContract } from '@livery/api/agent/contracts';
import { expect, test } from 'vitest';
import { contractStateAt } from './contractStateAt.ts';

const end = Date.parse('2026-03-31T09:30:00.000Z');
const contract = (state: AgentContract['state'], validUntil?: string) =>
  ({ state, offer: { validUntil } }) as unknown as AgentContract;

test.each([
  ['before its end', end - 1, 'PENDING'],
  ['at its end', end, 'EXPIRED'],
  ['after its end', end + 1, 'EXPIRED'],
] as const)('a pending offer %s has the correct state', (_, now, state) => {
  expect(contractStateAt(contract('PENDING', '2026-03-31T09:30:00.000Z'), now)).toBe(state);
});

test('an answered offer keeps its state after its end', () => {
  for (const state of ['ACCEPTED', 'REJECTED', 'NONE'] as const)
    expect(contractStateAt(contract(state, '2026-03-31T09:30:00.000Z'), end + 1)).toBe(state);
});

test('a pending offer without an end stays pending', () => {
  expect(contractStateAt(contract('PENDING'), end)).toBe('PENDING');
});
