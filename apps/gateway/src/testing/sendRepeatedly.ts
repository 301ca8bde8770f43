import { randomUUID } from 'node:crypto';
import type { CallName } from '@livery/api/contract';
import { expect } from 'vitest';
import type { CallOptions, Reply, TestGateway } from './testGateway.ts';

/**
 * Sends a call under one key five times at once and once more afterwards, as double taps and requests sent again do, by
 * turns to each of the gateways. Every reply is the same success. What it did, and that it did it once, is the caller's to check.
 */
export async function sendRepeatedly<Name extends CallName>(
  gateways: readonly TestGateway[],
  name: Name,
  options: CallOptions<Name>,
): Promise<Reply<Name>> {
  const key = randomUUID();
  const send = (turn: number) => gateways[turn % gateways.length]!.call(name, { ...options, key });
  const replies = await Promise.all([0, 1, 2, 3, 4].map(send));
  replies.push(await send(5));
  for (const reply of replies) expect(reply.envelope).toEqual({ success: true, value: replies[0]!.value });
  return replies[0]!;
}
