import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Call, calls } from '@livery/api/contract';
import { sampleValues } from '@livery/api/samples';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publicMerchant } from '@livery/merchant';
import { readValidMerchants } from '../merchant/readAll.ts';
import { homePageFile, type HomePage, redrawHome } from './homePage.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-home-'));
  const [merchant] = readValidMerchants(['aurora']);
  const page: HomePage = {
    parts: { start: 'lang="en"><body><div id="root">', end: '</body></html>' },
    home: {
      merchant: publicMerchant(merchant!, { texts: {}, assets: { logo: { dark: '', light: '' }, icon: '' } }),
      language: 'EN',
      texts: {},
    },
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, homePageFile), JSON.stringify(page));
  writeFileSync(join(folder, 'index.html'), 'the last drawing');
});
afterEach(() => rmSync(folder, { recursive: true }));

const hostile = '</script><script>broken()</script>';
const values: Record<string, unknown> = {
  getAnnouncements: {
    ...sampleValues.getAnnouncements,
    banners: { content: [{ id: 'b1', groupName: 'm_home', title: hostile, url: '/pictures/b1.avif' }] },
  },
  getHotGames: sampleValues.getHotGames,
  getVendorGameTypes: sampleValues.getVendorGameTypes,
};
/** A gateway that says what home shows; gives back the headers that it was sent. */
function answering(headers: Record<string, string>[]): typeof fetch {
  return async (address, init) => {
    headers.push(init?.headers as Record<string, string>);
    const { pathname } = new URL(address as string);
    const call = Object.values<Call>(calls).find(({ path }) => path === pathname);
    return Response.json({ success: true, value: values[call?.name ?? ''] });
  };
}

const read = () => readFileSync(join(folder, 'index.html'), 'utf8');

test('home is drawn with what the gateway says to a guest, its age and the data beside it, in every encoding', async () => {
  const headers: Record<string, string>[] = [];
  const before = Date.now();
  await redrawHome({
    folder,
    gateway: 'http://gateway.test',
    fetch: answering(headers),
    prerenderHome: async ({ data, language }) => `<main>${language} ${data?.length}</main>`,
  });
  const html = read();
  const [, age, drawn, data] =
    /^<!doctype html><html data-drawn="(\d+)" lang="en"><body><div id="root">(.*)<\/div><script type="application\/json" id="drawing">(.*)<\/script><\/body><\/html>$/.exec(
      html,
    ) ?? [];
  expect(drawn).toBe('<main>EN 3</main>');
  expect(Number(age)).toBeGreaterThanOrEqual(before);
  expect(Number(age)).toBeLessThanOrEqual(Date.now());
  // What would end the element stays text.
  expect(data).not.toContain('<');
  expect(JSON.stringify(JSON.parse(data!))).toContain(hostile);
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(html);
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(html);
  expect(headers).toHaveLength(3);
  for (const sent of headers) expect(Object.keys(sent)).not.toContain('Authorization');
});

test('a gateway that does not answer leaves the last drawing', async () => {
  const redraw = redrawHome({
    folder,
    gateway: 'http://gateway.test',
    fetch: () => Promise.reject(new TypeError('offline')),
    prerenderHome: async () => 'a new drawing',
  });
  await expect(redraw).rejects.toThrow('the gateway does not say what home shows');
  expect(read()).toBe('the last drawing');
});
