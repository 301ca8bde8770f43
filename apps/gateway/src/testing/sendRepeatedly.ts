import { randomUUID } from 'node:crypto';
import type { CallName } from '@livery/api/contract';
import { expect } from 'vitest';
import type { CallOptions, Reply, TestGateway } from './testGateway.ts';

/**
 * Sends a call with one idempotency key five times simultaneously and one more time afterwards. The requests alternate
 * between the gateways. Each must have the same success. The caller checks that there was only one effect.
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
