import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Call, calls } from '@livery/api/contract';
import { sampleValues } from '@livery/api/samples';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { publicMerchant } from '@livery/merchant';
import { readValidMerchants } from '../merchant/readAll.ts';
import { isCut } from '../cuts/pageCuts.ts';
import { fontFileNames, fontFiles, fontsOf } from './fonts.ts';
import { homePageFile, type HomePage, refreshHome } from './homePage.ts';

/** The folder that each test copies, because reading the merchant and its fonts takes longer than most tests. */
let made: string;
beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'livery-home-'));
  const [merchant] = readValidMerchants(['aurora']);
  const fonts = fontsOf(merchant!);
  mkdirSync(join(made, 'fonts'));
  for (const name of fontFileNames(fonts)) writeFileSync(join(made, 'fonts', name), await fontFiles.get(name)!());
  const page: HomePage = {
    parts: { start: 'lang="en"><body><div id="root">', end: '</body></html>' },
    home: {
      merchant: publicMerchant(merchant!, { texts: {}, assets: { logo: { dark: '', light: '' }, icon: '' } }),
      language: 'EN',
      texts: {},
    },
    fonts: fonts.prerenderFonts('en'),
  };
  writeFileSync(join(made, homePageFile), JSON.stringify(page));
  writeFileSync(join(made, 'index.html'), 'the last drawing');
});
afterAll(() => rmSync(made, { recursive: true }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-home-'));
  cpSync(made, folder, { recursive: true });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const hostile = '</script><script>broken()</script>';
const values: Record<string, unknown> = {
  getAnnouncements: {
    ...sampleValues.getAnnouncements,
    banners: { content: [{ id: 'b1', groupName: 'm_home', title: hostile, url: '/pictures/b1.avif' }] },
  },
  getHotGames: sampleValues.getHotGames,
  getVendorGameTypes: sampleValues.getVendorGameTypes,
};
/** A gateway that answers home's requests. It adds the request headers to `headers`. */
function answering(headers: Record<string, string>[]): typeof fetch {
  return async (address, init) => {
    headers.push(init?.headers as Record<string, string>);
    const { pathname } = new URL(address as string);
    const call = Object.values<Call>(calls).find(({ path }) => path === pathname);
    return Response.json({ success: true, value: values[call?.name ?? ''] });
  };
}

const read = () => readFileSync(join(folder, 'index.html'), 'utf8');

test('home has the gateway’s replies for a guest, with its age and data, in every encoding', async () => {
  const headers: Record<string, string>[] = [];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 1, 18, 59) });
  await refreshHome({
    folder,
    gateway: 'http://gateway.test',
    cacheDir: join(folder, 'cache'),
    fetch: answering(headers),
    prerenderHome: async ({ data, language }) => `<main>${language} ${data?.length}</main>`,
  });
  const html = read();
  const [, age, drawn, data] =
    /^<!doctype html><html data-drawn="(\d+)" data-cuts="[^"]+" lang="en"><body><div id="root">(.*)<\/div><script type="application\/json" id="drawing">(.*)<\/script><\/body><\/html>$/.exec(
      html,
    ) ?? [];
  expect(drawn).toBe('<main>EN 3</main>');
  expect(Number(age)).toBe(Date.UTC(2026, 2, 1, 18));
  // A text that would end the script element is escaped.
  expect(data).not.toContain('<');
  expect(JSON.stringify(JSON.parse(data!))).toContain(hostile);
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(html);
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(html);
  expect(headers).toHaveLength(3);
  for (const sent of headers) expect(Object.keys(sent)).not.toContain('Authorization');
});

test('a page that is unchanged within the hour is not written, so browsers do not fetch it again', async () => {
  const drawAt = async (minute: number, drawing: string) => {
    vi.setSystemTime(Date.UTC(2026, 2, 1, 18, minute));
    await refreshHome({
      folder,
      gateway: 'http://gateway.test',
      cacheDir: join(folder, 'cache'),
      fetch: answering([]),
      prerenderHome: async () => drawing,
    });
  };
  const index = join(folder, 'index.html');
  const longAgo = new Date(0);
  vi.useFakeTimers({ toFake: ['Date'] });
  await drawAt(5, '<p>Dragon</p>');
  utimesSync(index, longAgo, longAgo);
  await drawAt(55, '<p>Dragon</p>');
  expect(statSync(index).mtime).toEqual(longAgo);
  await drawAt(56, '<p>Tiger</p>');
  expect(statSync(index).mtime).not.toEqual(longAgo);
  expect(read()).toContain('Tiger');
  utimesSync(index, longAgo, longAgo);
  await drawAt(60, '<p>Tiger</p>');
  expect(statSync(index).mtime).not.toEqual(longAgo);
});

test('if the gateway does not answer, the last home page stays unchanged', async () => {
  const redraw = refreshHome({
    folder,
    gateway: 'http://gateway.test',
    fetch: () => Promise.reject(new TypeError('offline')),
    prerenderHome: async () => 'a new drawing',
  });
  await expect(redraw).rejects.toThrow(
    'the gateway http://gateway.test does not return the content of home (NETWORK: ',
  );
  expect(read()).toBe('the last drawing');
});

describe('the cut faces of a prerendered home', () => {
  const draw = (drawing: string) =>
    refreshHome({
      folder,
      gateway: 'http://gateway.test',
      cacheDir: join(folder, 'cache'),
      fetch: answering([]),
      prerenderHome: async () => drawing,
    });
  const named = () => {
    const [, cuts] = /data-cuts="([^"]+)"/.exec(read())!;
    return (JSON.parse(cuts!.replaceAll('&quot;', '"')) as { address: string }[]).map(({ address }) => address);
  };
  const there = () => readdirSync(join(folder, 'fonts')).filter(isCut);
  const bytes = (address: string) => statSync(join(folder, address)).size;

  test('are cut to its words, and are stored at the addresses in the page', async () => {
    await draw('<h2>Hot games</h2><p>Dragon Tiger</p>');
    expect(named()).toEqual([expect.stringMatching(/^\/fonts\/plus-jakarta-sans-drawn\.\w+\.woff2$/)]);
    const few = bytes(named()[0]!);
    expect(readFileSync(join(folder, named()[0]!)).subarray(0, 4).toString()).toBe('wOF2');
    await draw('<h2>Hot games</h2><p>Dragon Tiger, wizards &amp; jackpots by Quick Vexing: MNPRUVXY</p>');
    expect(bytes(named()[0]!)).toBeGreaterThan(few);
    expect(bytes(named()[0]!)).toBeLessThan(12 * 1024);
  });

  test('stay the same while the words are the same, in any order', async () => {
    await draw('<p>Dragon</p><p>Tiger 100</p>');
    const before = named();
    await draw('<p>Tiger 100</p><p>Dragon</p><p>7</p>');
    expect(named()).toEqual(before);
    expect(there()).toHaveLength(1);
  });

  test(
    'stay for a day after the first prerendering without them, for pages that are open',
    { tags: 'whole' },
    async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: 0 });
      await draw('<p>Dragon</p>');
      const before = named()[0]!;
      const hour = 60 * 60 * 1000;
      vi.setSystemTime(100 * hour);
      await draw('<p>Tiger</p>');
      vi.setSystemTime(124 * hour);
      await draw('<p>Tiger</p>');
      expect(there()).toHaveLength(2);
      vi.setSystemTime(124 * hour + 1);
      await draw('<p>Tiger</p>');
      expect(there().map((name) => `/fonts/${name}`)).toEqual(named());
      expect(named()).not.toContain(before);
    },
  );

  test('come from the cache if another page had the same words', async () => {
    await draw('<p>Dragon</p>');
    const address = named()[0]!;
    const cached = join(folder, 'cache/cuts', address.slice('/fonts/'.length));
    rmSync(join(folder, address));
    writeFileSync(cached, 'as it was cached');
    await draw('<p>Dragon</p>');
    expect(readFileSync(join(folder, address), 'utf8')).toBe('as it was cached');
  });
});

test('preloads of the first screen’s pictures come before styles and code', async () => {
  const link = '<link rel="preload" as="image" href="/a.avif"/>';
  const page = JSON.parse(readFileSync(join(folder, homePageFile), 'utf8')) as HomePage;
  const start =
    'lang="en"><head><script>1</script><style>a{}</style><script src="a.js"></script></head><div id="root">';
  writeFileSync(join(folder, homePageFile), JSON.stringify({ ...page, parts: { ...page.parts, start } }));
  await refreshHome({
    folder,
    gateway: 'http://gateway.test',
    cacheDir: join(folder, 'cache'),
    fetch: answering([]),
    prerenderHome: async () => `${link}${link}<main>Home</main>`,
  });
  expect(read()).toContain(`<script>1</script>${link}${link}<style>`);
  expect(read()).toContain('<div id="root"><main>Home</main></div>');
});
