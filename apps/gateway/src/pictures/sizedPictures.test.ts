import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample } from '@livery/config/sample';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offeredWidths, sizedAddress } from '../testing/pictureAddresses.ts';
import { copySeededDatabase, startTestGateway, type TestGateway } from '../testing/testGateway.ts';

const picturesDir = mkdtempSync(join(tmpdir(), 'livery-pictures-'));
let databaseUrl: string;
let gateway: TestGateway;
let tile: string;
let banner: string;

beforeAll(async () => {
  databaseUrl = await copySeededDatabase();
  gateway = await startTestGateway({ databaseUrl, picturesDir });
  [tile] = (await tilesOf('aurora')) as [string];
  [banner] = (await bannersOf('aurora', 'EN')) as [string];
});
afterAll(async () => {
  await gateway.close();
  rmSync(picturesDir, { recursive: true });
});

async function tilesOf(merchant: string): Promise<string[]> {
  const query = { merchantCode: merchant, isPlatform: '2', platform: 'html5', language: 'EN' };
  const { list } = (await gateway.call('getHotGames', { merchant, query })).value;
  return list.map(
    ({ mobileFolder, mobileLargeIcon }) => `/sandbox/cdn/${merchant.toUpperCase()}/${mobileFolder}/${mobileLargeIcon}`,
  );
}

async function bannersOf(merchant: string, language: string): Promise<string[]> {
  const query = { types: 'B', platform: 'M', merchantCode: merchant, language };
  const { banners } = (await gateway.call('getAnnouncements', { merchant, query })).value;
  return banners.content.map(({ url }) => url);
}

const ask = (path: string, { url } = gateway, headers = {}) => fetch(url + path, { headers });
const webpOf = (address: string) => address.replace(/avif$/, 'webp');
const metadataOf = async (reply: Response) => sharp(Buffer.from(await reply.arrayBuffer())).metadata();
/** Pictures on disk, without files of fonts. */
const kept = () => readdirSync(picturesDir).filter((name) => /\.(avif|webp)$/.test(name));

describe('a picture’s sizes', () => {
  test('are AVIF at the address, with the stated width', async () => {
    for (const [address, ratio] of [
      [tile, 4 / 3],
      [banner, 7 / 16],
    ] as const) {
      for (const width of sample(offeredWidths(address), 3)) {
        const reply = await ask(sizedAddress(address, width));
        expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'image/avif']);
        const { format, ...size } = await metadataOf(reply);
        expect([format, size.width, size.height]).toEqual(['heif', width, Math.round(width * ratio)]);
      }
    }
  });

  test('exist as WebP too, with the same width and height as the AVIF', { tags: 'whole' }, async () => {
    for (const address of [tile, banner])
      for (const width of offeredWidths(address)) {
        const sized = sizedAddress(address, width);
        const avif = await metadataOf(await ask(sized));
        const reply = await ask(webpOf(sized));
        expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
        const webp = await metadataOf(reply);
        expect([webp.format, webp.width, webp.height]).toEqual(['webp', avif.width, avif.height]);
      }
  });

  test.each([
    ['AVIF', (address: string) => address],
    ['WebP', webpOf],
  ])('are cached forever as %s, and return 304 if unchanged', async (_, inFormat) => {
    const address = inFormat(sizedAddress(tile, 176));
    const reply = await ask(address);
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const again = await ask(address, gateway, { 'If-None-Match': reply.headers.get('ETag')! });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('of another version are served with a short cache time, because two versions may run side by side', async () => {
    const reply = await ask(sizedAddress(tile, 176).replace(/\.[0-9a-f]{8}\.avif$/, '.00000000.avif'));
    expect([reply.status, reply.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=300']);
  });

  test.each([
    ['a width', () => sizedAddress(tile, 161)],
    ['a banner’s width of a tile', () => sizedAddress(tile, 720)],
    ['an empty width', () => sizedAddress(banner, 0)],
    ['a WebP’s width', () => webpOf(sizedAddress(tile, 161))],
    ['a format', () => sizedAddress(tile, 176).replace('.avif', '.jpeg')],
  ])('with %s that is not available are rejected with a code', async (_, address) => {
    const reply = await ask(address());
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ success: false, code: 'REQUEST_INVALID' });
  });

  test('of an unknown drawing are 404', async () => {
    const reply = await ask(sizedAddress(tile, 176).replace(/[a-z]+[-\d]+\./, 'none.'));
    expect(reply.status).toBe(404);
  });
});

describe('gateways that share a folder', { tags: 'whole' }, () => {
  let second: TestGateway;
  beforeAll(async () => {
    second = await startTestGateway({ databaseUrl, picturesDir });
  });
  afterAll(() => second.close());

  test('use complete pictures that another gateway created', async () => {
    const [, other] = await tilesOf('padma');
    const address = sizedAddress(other!, 216);
    const before = kept();
    const [first, again] = await Promise.all([ask(address), ask(address)]);
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    const [made, ...more] = kept().filter((name) => !before.includes(name));
    expect(more).toEqual([]);
    // A gateway that finds the file on disk uses it.
    writeFileSync(join(picturesDir, made!), 'as it was kept');
    expect(await (await ask(address, second)).text()).toBe('as it was kept');
  });
});

/** Requests these pictures at a width concurrently, as browsers do. Returns the status and the bytes of each. */
const bytesOf = (keeping: TestGateway, addresses: readonly string[], width: number) =>
  Promise.all(
    addresses.map(async (address) => {
      const reply = await ask(sizedAddress(address, width), keeping);
      return { address, status: reply.status, bytes: (await reply.arrayBuffer()).byteLength };
    }),
  );
/** Pictures that are too large or missing. */
const tooLarge = (pictures: Awaited<ReturnType<typeof bytesOf>>, most: number) =>
  pictures.filter(({ status, bytes }) => status !== 200 || bytes > most);

// Like a phone of 412 CSS pixels with a density of 1.75: home shows twelve tiles.
const merchants = [
  ['aurora', 'EN'],
  ['padma', 'BN'],
  ['indus', 'UR'],
  ['lagoa', 'PT'],
] as const;
describe.each(merchants)('the first pictures of %s', { tags: 'whole' }, (merchant, language) => {
  /**
   * Uses the shared picture folder of this repository, so that a second run does not create the catalogue's pictures
   * again.
   */
  let keeping: TestGateway;
  beforeAll(async () => {
    keeping = await startTestGateway({ databaseUrl });
  });
  afterAll(() => keeping.close());

  test('a tile of the list has at most 5,000 bytes', { timeout: 60_000 }, async () => {
    const pictures = await bytesOf(keeping, (await tilesOf(merchant)).slice(0, 12), 216);
    expect(pictures).toHaveLength(12);
    expect(tooLarge(pictures, 5_000)).toEqual([]);
  });

  test('a banner has at most 14,000 bytes', { timeout: 60_000 }, async () => {
    const pictures = await bytesOf(keeping, await bannersOf(merchant, language), 720);
    expect(pictures.length).toBeGreaterThan(0);
    expect(tooLarge(pictures, 14_000)).toEqual([]);
  });
});
