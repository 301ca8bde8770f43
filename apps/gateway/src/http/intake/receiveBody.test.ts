import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { receiveBody, RequestAborted } from './receiveBody.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const sender = (headers: Record<string, string> = {}) => Object.assign(new PassThrough(), { headers });
const receive = (incoming: PassThrough, { maxBytes = 100, bytes = Number.POSITIVE_INFINITY, everyMs = 5_000 } = {}) =>
  receiveBody(incoming as unknown as IncomingMessage, { maxBytes, pace: { bytes, everyMs } });
/** Waits until the written data has been read. */
const read = () => new Promise((resolve) => void setImmediate(resolve));
const failure = (code: string) => expect.objectContaining({ code, headers: { Connection: 'close' } });

test('a body in many pieces is received completely', async () => {
  const incoming = sender();
  const { received } = receive(incoming, { maxBytes: 100_000 });
  const text = 'many small pieces '.repeat(5_000);
  for (const sign of text.match(/.{1,7}/gs)!) incoming.write(sign);
  incoming.end();
  expect((await received).toString()).toBe(text);
});

test('a missing body is empty', async () => {
  const incoming = sender();
  incoming.end();
  expect(await receive(incoming).received).toHaveLength(0);
});

describe('size', () => {
  test('a body at the limit is accepted', async () => {
    const incoming = sender({ 'content-length': '100' });
    incoming.end('x'.repeat(100));
    expect(await receive(incoming).received).toHaveLength(100);
  });

  test('a body one byte above the limit is refused, with and without Content-Length', async () => {
    await expect(receive(sender({ 'content-length': '101' })).received).rejects.toEqual(failure('BODY_TOO_LARGE'));
    const incoming = sender();
    const { received } = receive(incoming);
    incoming.write('x'.repeat(60));
    incoming.write('x'.repeat(41));
    await expect(received).rejects.toEqual(failure('BODY_TOO_LARGE'));
  });

  test('a large declared size without data allocates little memory', async () => {
    const allocated = vi.spyOn(Buffer, 'allocUnsafe');
    const { refuse, received } = receive(sender({ 'content-length': '16777216' }), { maxBytes: 16_777_216 });
    expect(Math.max(...allocated.mock.calls.map(([size]) => size))).toBeLessThanOrEqual(16 * 1024);
    allocated.mockRestore();
    refuse(new RequestAborted());
    await expect(received).rejects.toBeInstanceOf(RequestAborted);
  });
});

describe('pace', () => {
  test('a body that is incomplete after its time is refused, even if single bytes arrive', async () => {
    const incoming = sender();
    const { received } = receive(incoming);
    const refused = received.catch((error: unknown) => error);
    for (let second = 0; second < 5; second++) {
      incoming.write('x');
      await read();
      vi.advanceTimersByTime(1_000);
    }
    expect(await refused).toEqual(failure('REQUEST_TOO_SLOW'));
  });

  test('an upload continues while enough bytes arrive, and is refused otherwise', async () => {
    const incoming = sender();
    const { received } = receive(incoming, { maxBytes: 1_000, bytes: 10 });
    const refused = received.catch((error: unknown) => error);
    let isOver = false;
    received.catch(() => (isOver = true));
    for (let times = 0; times < 20; times++) {
      incoming.write('x'.repeat(10));
      await read();
      vi.advanceTimersByTime(5_000);
      await read();
      expect(isOver).toBe(false);
    }
    incoming.write('x'.repeat(9));
    await read();
    vi.advanceTimersByTime(5_000);
    expect(await refused).toEqual(failure('REQUEST_TOO_SLOW'));
  });

  test('the timer stops at the end of the body', async () => {
    const incoming = sender();
    incoming.end('x');
    await receive(incoming).received;
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the body is refused as aborted if its sender disconnects', () => {
  test('while sending', async () => {
    const incoming = sender();
    const { received } = receive(incoming);
    incoming.write('x');
    incoming.destroy();
    await expect(received).rejects.toBeInstanceOf(RequestAborted);
  });

  test('with an error', async () => {
    const incoming = sender();
    const { received } = receive(incoming);
    incoming.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    await expect(received).rejects.toBeInstanceOf(RequestAborted);
  });

  test('before the gateway listens', async () => {
    const incoming = sender();
    incoming.destroy();
    await expect(receive(incoming).received).rejects.toBeInstanceOf(RequestAborted);
  });
});
