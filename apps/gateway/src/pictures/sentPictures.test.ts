import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sentPictureAddress, sentPictureRoute, serveSentPicture } from './sentPictures.ts';

const picture = { id: 7, secret: Buffer.from('secret'), type: 'image/png', content: Buffer.from('png') } as const;
const app = new Hono().get(`/pictures/${sentPictureRoute}`, (context) =>
  serveSentPicture(context, picture, context.req.param()),
);
const statusOf = async (address: string) => (await app.request(address)).status;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 1, 1) }));
afterEach(() => void vi.useRealTimers());

test('a signed address shows the picture for 15 minutes, and then no more', async () => {
  const address = sentPictureAddress('/pictures', picture);
  expect(await statusOf(address)).toBe(200);
  vi.setSystemTime(Date.now() + 15 * 60_000 - 1_000);
  expect(await statusOf(address)).toBe(200);
  vi.setSystemTime(Date.now() + 1_000);
  expect(await statusOf(address)).toBe(404);
});

test('an address with another time or another signature is refused', async () => {
  const [, , id, until, signature] = sentPictureAddress('/pictures', picture).split('/');
  expect(await statusOf(`/pictures/${id}/${Number(until) + 60}/${signature}`)).toBe(404);
  expect(await statusOf(`/pictures/${id}/${until}/${signature!.slice(0, -2)}AA`)).toBe(404);
});
