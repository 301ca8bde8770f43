import { bannerWidth, pictureCandidates } from '@livery/ui/picture';
import { describe, expect, test } from 'vitest';
import { data, type Page, runHead } from '../../testing/runHead.ts';

describe('the data of the first screen', () => {
  const session = (merchantCode: string) => ({ MC_SESSION_INFO: JSON.stringify({ merchantCode, token: 'token-1' }) });
  const headersOf = (page: Page) => runHead(page).sent.map(({ init }) => init.headers as Record<string, string>);
  const inBengali = data.requests['BN']!;

  test.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])('is requested at %s', (path) => {
    const { sent, asked } = runHead({ path });
    expect(sent.map(({ address }) => address)).toEqual(inBengali.map(({ address }) => address));
    expect(asked!.map(({ address }) => address)).toEqual(
      inBengali.map(({ address }) => `https://padma.example${address}`),
    );
    expect(asked!.map(({ headers }) => JSON.parse(headers))).toEqual(inBengali.map(({ headers }) => headers));
    for (const { init } of sent) expect(init).toMatchObject({ method: 'GET', credentials: 'omit' });
  });

  test.each(['/m/login', '/m/gameList', '/m/home/'])('is not requested at %s', (path) => {
    expect(runHead({ path }).sent).toEqual([]);
  });

  test('is requested in the language chosen earlier', () => {
    expect(headersOf({ stored: { language: 'EN' } }).map((headers) => headers['Language'])).toEqual(['EN', 'EN', 'EN']);
  });

  test("is requested with a member's token only if the session belongs to this merchant", () => {
    const tokens = (code: string) => headersOf({ stored: session(code) }).map((headers) => headers['Authorization']);
    expect(tokens('PADMA')).toEqual(['token-1', 'token-1', 'token-1']);
    expect(tokens('aurora')).toEqual([undefined, undefined, undefined]);
  });

  test("is requested with the page's device, and with the headers in the client's order", () => {
    const [first] = headersOf({ isStandalone: true, stored: session('padma') });
    expect(first!['Device']).toBe('OTHERS');
    expect(Object.keys(first!)).toEqual(['Accept', 'Merchant', 'Language', 'Device', 'ModuleId', 'Authorization']);
  });

  test.each([
    ['in an envelope', (value: object) => ({ success: true, value })],
    ['without an envelope', (value: object) => value],
  ])("preloads the first banner's picture as soon as a reply %s names it", async (_, replyWith) => {
    const content = [
      { groupName: 'm_reg', url: '/pictures/other.webp' },
      { groupName: 'm_home', url: '/pictures/first.webp' },
      { groupName: 'm_home', url: '/pictures/second.webp' },
    ];
    const { preloads } = runHead({
      announcements: () => Promise.resolve(replyWith({ banners: { content } })),
    });
    await expect
      .poll(() => preloads.filter((link) => link['as'] === 'image'))
      .toEqual([
        { rel: 'preload', as: 'image', fetchPriority: 'high', href: 'https://padma.example/pictures/first.webp' },
      ]);
  });

  test('preloads all sizes of a banner', async () => {
    const content = [{ groupName: 'm_home', url: '/pictures/first.(400w-672w).avif' }];
    const { preloads } = runHead({
      announcements: () => Promise.resolve({ success: true, value: { banners: { content } } }),
    });
    const { srcSet, sizes, type } = pictureCandidates(
      'https://padma.example/pictures/first.(400w-672w).avif',
      bannerWidth,
    );
    expect(srcSet).toContain('https://padma.example/pictures/first.672w.avif 672w');
    await expect
      .poll(() => preloads.filter((link) => link['as'] === 'image'))
      .toEqual([{ rel: 'preload', as: 'image', fetchPriority: 'high', type, imageSrcset: srcSet, imageSizes: sizes }]);
    expect(type).toBe('image/avif');
  });

  test.each([
    ['no banner', () => Promise.resolve({ success: true, value: { banners: { content: [] } } })],
    ['a failure', () => Promise.resolve({ success: false, code: 'INTERNAL' })],
    ['no answer', () => Promise.reject(new TypeError('offline'))],
  ])('with %s preloads no picture and throws nothing', async (_, announcements) => {
    const { preloads, settled } = runHead({ announcements });
    await Promise.all(settled);
    // The promises that were queued before this task have settled now, so all handlers of the reply have run.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    expect(preloads.filter((link) => link['as'] === 'image')).toEqual([]);
  });
});
