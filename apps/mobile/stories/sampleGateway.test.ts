import { type CallName, calls } from '@livery/api/contract';
import { expect, test, vi } from 'vitest';
import { sampleGateway } from './sampleGateway.ts';
import { sampleReplies } from './sampleReplies.ts';

const names = Object.keys(calls) as CallName[];
const gateway = sampleGateway(sampleReplies);

test.each(names)("a story's reply to %s is valid by the contract", async (name) => {
  const { method, path, value } = calls[name];
  const reply = await gateway(`${path}?language=EN`, { method });
  const body = (await reply.json()) as { value?: unknown };
  expect(body).toEqual(JSON.parse(JSON.stringify({ success: true, value: sampleReplies[name] })));
  expect(await value['~standard'].validate(body.value)).not.toHaveProperty('issues');
});

test('a story makes no network requests', async () => {
  const network = vi.spyOn(globalThis, 'fetch');
  await expect(gateway('/favicon.ico')).rejects.toThrow('/favicon.ico is not a call of the contract');
  expect(network).not.toHaveBeenCalled();
});
