import { afterEach, expect, test, vi } from 'vitest';
import { prefetchFrame } from './prefetchFrame.ts';

afterEach(() => vi.unstubAllGlobals());

const stubFetch = (answer: (address: string) => Response) => {
  const fetched = vi.fn<(address: string) => Promise<Response>>(async (address) => answer(address));
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls.map(([address]) => address);
};

test('the files in the list are fetched in its order', async () => {
  const asked = stubFetch((address) =>
    address.endsWith('.json') ? Response.json(['/assets/vendor-1.js', '/assets/main-2.js']) : new Response('code'),
  );
  await prefetchFrame();
  expect(asked()).toEqual(['/frame/files.json', '/assets/vendor-1.js', '/assets/main-2.js']);
});

test('without a list no other file is requested', async () => {
  const asked = stubFetch(() => new Response('', { status: 404 }));
  await prefetchFrame();
  expect(asked()).toEqual(['/frame/files.json']);
});

test('a lost network causes no error', async () => {
  stubFetch(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(prefetchFrame()).resolves.toBeUndefined();
});
