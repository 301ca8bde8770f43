import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Call, calls } from '@livery/api/contract';
import { sampleValues } from '@livery/api/samples';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Merchant } from '@livery/merchant';
import type { HeadScreens } from '../../../../apps/mobile/src/head/headData.ts';
import { readValidMerchants } from '../merchant/readAll.ts';
import { contentHash } from './contentHash.ts';
import { failedCss } from './failedPage.ts';
import {
  assembleAll,
  assembleOne,
  type AssembleOptions,
  compressor,
  prerenderIcons,
  readClientBuild,
  readFrameBuild,
  readTexts,
  type Skin,
} from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-assemble-'));
const outDir = join(folder, 'out');
const merchants = readValidMerchants(['aurora', 'padma']);
let options: AssembleOptions;
let skins: Skin[];

/** Writes a folder like the output of `vite build`, with only the parts that the assemble step reads. */
function fakeClient(): string {
  const dir = join(folder, 'client');
  mkdirSync(join(dir, '.vite'), { recursive: true });
  mkdirSync(join(dir, 'assets'));
  const files = {
    'main-1.js': 'console.log("app")'.repeat(100),
    'vendor-2.js': 'console.log("vendor")',
    'shared-3.js': 'console.log("shared")',
    'LoginScreen-4.js': 'console.log("login")',
    'closed-5.js': 'console.log("closed")',
    'closed-5.css': '@layer closed;',
    'main-1.css': '@layer base{body{background:url(./dots-9.png)}}',
    'shared-3.css': '@layer reset;',
    'dots-9.png': 'PNG',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dir, 'assets', name), content);
  mkdirSync(join(dir, '.vite/page'));
  for (const name of ['failure', 'oldBrowser', 'head', 'serviceWorker', 'botCheck'])
    writeFileSync(join(dir, `.vite/page/${name}.js`), `run("${name}")`);
  writeFileSync(join(dir, '.vite/icons.svg'), '<svg hidden><symbol id="i-trophy"></symbol></svg>');
  writeFileSync(
    join(dir, '.vite/manifest.json'),
    JSON.stringify({
      'src/main.tsx': {
        file: 'assets/main-1.js',
        css: ['assets/main-1.css'],
        imports: ['_vendor', '_shared'],
      },
      _vendor: { file: 'assets/vendor-2.js' },
      _shared: { file: 'assets/shared-3.js', css: ['assets/shared-3.css'], imports: ['_vendor'] },
    }),
  );
  writeFileSync(
    join(dir, '.vite/lazyFiles.json'),
    JSON.stringify({
      LoginScreen: ['assets/LoginScreen-4.js'],
      ClosedSite: ['assets/closed-5.js', 'assets/closed-5.css'],
    }),
  );
  return dir;
}

/** Writes a folder like the build of the frame of lotteries, also with only the parts that the assemble step reads. */
function fakeFrame(): string {
  const dir = join(folder, 'frame');
  mkdirSync(join(dir, '.vite'), { recursive: true });
  mkdirSync(join(dir, 'assets'));
  for (const name of ['frame-6.js', 'react-7.js', 'frame-6.css', 'orders-8.js'])
    writeFileSync(join(dir, 'assets', name), `/* ${name} */`);
  writeFileSync(
    join(dir, '.vite/manifest.json'),
    JSON.stringify({
      'src/main.tsx': { file: 'assets/frame-6.js', css: ['assets/frame-6.css'], imports: ['_react'] },
      _react: { file: 'assets/react-7.js' },
      'orders.ts': { file: 'assets/orders-8.js' },
    }),
  );
  return dir;
}

const read = (code: string, file: string) => readFileSync(join(outDir, 'skins', code, file), 'utf8');
const jsonOf = (html: string, id: string) =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)![1]!);
const filesIn = (code: string) =>
  readdirSync(join(outDir, 'skins', code), { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(outDir, 'skins', code, file)).isFile(),
  );

beforeAll(async () => {
  options = {
    outDir,
    cacheDir: join(folder, 'cache'),
    client: readClientBuild(fakeClient()),
    frame: readFrameBuild(fakeFrame()),
    texts: readTexts(),
    tight: compressor(join(folder, 'cache')),
    manifest: {
      screens: [
        { paths: ['/m/login', '/m/login/:from'], code: 'LoginScreen', texts: ['auth', 'shell'] },
        { paths: ['/m/closed'], code: 'ClosedSite', texts: ['home'], isOpen: () => false },
      ],
      spare: ['ClosedSite'],
    },
    prerenderHome: async ({ merchant, language, texts }) =>
      `<main>${merchant.name} ${language} ${texts['home']!['hotGames']} $& $1</main>`,
  };
  skins = await assembleAll({ merchants, ...options });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('home is prerendered into the page in the merchant’s default language, exactly as the app returned it', () => {
  const texts = JSON.parse(
    readFileSync(new URL('../../../../packages/i18n/src/texts/BN/home.json', import.meta.url), 'utf8'),
  );
  expect(read('padma', 'index.html')).toContain(`<div id="root"><main>Padma BN ${texts.hotGames} $& $1</main></div>`);
});

test('a page that is not prerendered shows the merchant’s logo in both modes until the app runs', () => {
  expect(read('padma', 'shell.html')).toMatch(
    /<div id="root"><div class="splash"><img src="\/pictures\/logo-dark\.[^"]+" alt="Padma" class="dark"><img src="\/pictures\/logo\.[^"]+" alt="Padma" class="light"><\/div><\/div>/,
  );
});

test('with a gateway, home has its answers; if the gateway fails, home has skeletons and it is reported', async () => {
  const drawnInto = join(folder, 'drawn');
  const failed: [string, string][] = [];
  const drawing = {
    gateway: 'http://gateway.test',
    failed: (code: string, { message }: Error) => failed.push([code, message]),
  };
  const prerenderHome: AssembleOptions['prerenderHome'] = async ({ data }) =>
    `<main>${data === undefined ? 'places' : `${data.length} answers`}</main>`;
  const home = async (merchant: Merchant) => {
    await assembleAll({ ...options, merchants: [merchant], outDir: drawnInto, prerenderHome, drawing });
    return readFileSync(join(drawnInto, 'skins', merchant.code, 'index.html'), 'utf8');
  };
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('fetch', async (address: string) => {
    const call = Object.values<Call>(calls).find(({ path }) => path === new URL(address).pathname);
    return Response.json({ success: true, value: (sampleValues as Record<string, unknown>)[call?.name ?? ''] });
  });
  const drawn = await home(merchants[0]!);
  expect(failed).toEqual([]);
  expect(drawn).toContain('<main>3 answers</main>');
  vi.stubGlobal('fetch', async () => Response.json({ success: false, code: 'REQUEST_INVALID' }, { status: 400 }));
  expect(await home(merchants[1]!)).toContain('<main>places</main>');
  expect(failed).toEqual([['padma', expect.stringContaining('REQUEST_INVALID')]]);
});

test('every page has the icons of the first screen before the root element, which refers to them', () => {
  for (const page of ['index.html', 'shell.html'])
    expect(read('aurora', page)).toContain('<body><svg hidden><symbol id="i-trophy"></symbol></svg><div id="root">');
});

test('the html element has language, direction, mode and layout before any script runs', () => {
  expect(read('padma', 'index.html')).toMatch(
    /^<!doctype html><html lang="bn" dir="ltr" data-mode="light" data-layout="footer-flat balance-plain links-columns choices-plain keys-filled screens-wipe drawings-petals wins-petals" data-merchant="padma">/,
  );
});

test('the page’s inline scripts come first, each after the data that it needs', () => {
  const html = read('padma', 'index.html');
  const places = [
    '<script>run("oldBrowser")</script>',
    '<script>run("failure")</script>',
    '<script type="application/json" id="head-data">',
    '<script>run("head")</script>',
    '<style',
  ].map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(jsonOf(html, 'head-data')).toMatchObject({ merchantCode: 'padma', hasWorker: true });
  expect(read('padma', 'sw.js')).toMatch(/^const workerData=\{.*\};run\("serviceWorker"\)\n$/);
});

test('[LOTTO-03] the lottery document loads the merchant’s style sheet and its own code, not the app’s', () => {
  const html = read('padma', 'lottery.html');
  // Only addresses of this host are checked, because the contact links for old browsers are on other hosts.
  expect([...html.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, address]) => address)).toEqual([
    '/assets/frame-6.css',
    '/frame/padma.css',
    '/assets/react-7.js',
    '/assets/frame-6.js',
  ]);
  expect(html).toContain('<html lang="bn" dir="ltr"');
  expect(jsonOf(html, 'merchant')).toMatchObject({ code: 'padma' });
  expect(read('padma', 'frame/padma.css')).toContain('--brand-accent');
  expect(readdirSync(join(outDir, 'shared/assets'))).toEqual(expect.arrayContaining(['frame-6.js', 'orders-8.js']));
  expect(read('padma', 'sw.js')).toContain('/assets/orders-8.js');
});

test('every page has the message for outdated browsers, before any style sheet or code', () => {
  for (const page of ['index.html', 'shell.html', '404.html', 'm/register.html', 'm/activity.html', 'lottery.html']) {
    const html = read('aurora', page);
    const places = ['<script>run("oldBrowser")</script>', `<style>${failedCss}</style>`, '<div class="failed"'].map(
      (part) => html.indexOf(part),
    );
    expect(places, page).not.toContain(-1);
    expect(places, page).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0], page).toBeLessThan(html.search(/<link rel="(?:stylesheet|modulepreload)"|<script type="module"/));
    expect(html, page).toContain(options.texts['EN']!['site']!['browserTooOld']);
    expect(html, page).toContain('href="mailto:help@aurora.example"');
  }
});

test('the message for outdated browsers has its own style element, which uses no layers', () => {
  const styles = [...read('aurora', 'index.html').matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css!);
  const withMessage = styles.filter((css) => css.includes('.failed'));
  expect(withMessage).toEqual([failedCss]);
  expect(withMessage.join('')).not.toContain('@');
  const brand = styles.find((css) => css.includes('--brand-canvas:'))!;
  expect(brand).not.toContain('@layer');
});

test('the policy of every page allows the inline script and style of the lottery document', () => {
  const inline = [...read('aurora', 'lottery.html').matchAll(/<script>(.*?)<\/script>|<style>(.*?)<\/style>/gs)];
  expect(inline).toHaveLength(2);
  for (const [, script, style] of inline)
    expect(skins[0]!.policy).toContain(
      createHash('sha256')
        .update(script ?? style!)
        .digest('base64'),
    );
});

test('an assembled skin offers no pseudo language', () => {
  for (const code of ['aurora', 'padma']) {
    expect(
      jsonOf(read(code, 'index.html'), 'merchant').languages.supported.filter((offered: string) =>
        offered.startsWith('X'),
      ),
    ).toEqual([]);
    expect(filesIn(code).filter((file) => /texts\/X[AB]\//.test(file))).toEqual([]);
  }
  expect(readdirSync(join(outDir, 'shared/texts'))).not.toContain('XA');
});

test('the policy allows each inline script and style by its hash, and no other inline code', () => {
  for (const page of ['index.html', 'shell.html']) {
    const html = read('aurora', page);
    const inline = [...html.matchAll(/<script>(.*?)<\/script>|<style[^>]*>(.*?)<\/style>/gs)].map(
      ([, script, style]) => script ?? style!,
    );
    expect(inline).toHaveLength(6);
    for (const text of inline) expect(skins[0]!.policy).toContain(createHash('sha256').update(text).digest('base64'));
    expect(html).not.toMatch(/ style="| on[a-z]+="/);
  }
  // Any port of this machine only: the sandbox's games run there.
  expect(skins[0]!.policy.replace(/http:\/\/play\.[a-z-]+\.localhost:\*/, '')).not.toMatch(/unsafe|\*/);
  expect(skins[0]!.policy).toContain("require-trusted-types-for 'script'");
});

test('first-paint styles are inline, with addresses of pictures from the root, and are not fetched again', () => {
  const html = read('aurora', 'index.html');
  expect(html).toContain('@layer reset;@layer base{body{background:url(/assets/dots-9.png)}}');
  expect(html).toContain('<link rel="stylesheet" href="/assets/shared-3.css" disabled>');
});

test('home’s page names the code of home, and not the code of other screens', () => {
  const html = read('aurora', 'index.html');
  // The entry runs last, so it is the last in the list. The script in the head loads these files after home is painted.
  const { code } = jsonOf(html, 'head-data');
  expect(code.toSorted()).toEqual(['/assets/main-1.js', '/assets/shared-3.js', '/assets/vendor-2.js']);
  expect(code.at(-1)).toBe('/assets/main-1.js');
  expect(html).not.toContain('LoginScreen');
});

test('the shell names the files of each screen, but not of screens that the merchant lacks', () => {
  const { screens } = jsonOf(read('aurora', 'shell.html'), 'head-data') as { screens: HeadScreens };
  expect(Object.keys(screens.paths)).toEqual(['/m/login']);
  const { code, texts } = screens.paths['/m/login']!;
  const addressesOf = (numbers: readonly number[]) => numbers.map((number) => screens.addresses[number]);
  expect(addressesOf(code)).toEqual(['/assets/LoginScreen-4.js']);
  expect(addressesOf(texts['BN']!)).toEqual([
    expect.stringMatching(/^\/texts\/BN\/auth\./),
    expect.stringMatching(/^\/texts\/BN\/shell\./),
  ]);
  expect(jsonOf(read('aurora', 'index.html'), 'head-data')).not.toHaveProperty('screens');
});

test.each([
  ['a screen', { screens: [{ paths: ['/m/help'], code: 'HelpScreen', texts: [] }] }],
  ['the failure page', { spare: ['HelpScreen'] }],
])('assembling reports code of %s that is not in the build', async (_, differences) => {
  const manifest = { ...options.manifest, ...differences };
  const target = { ...options, manifest, outDir: join(folder, 'lost') };
  await expect(assembleOne(merchants[0]!, target)).rejects.toThrow('The code of HelpScreen is not in the build');
});

test('a merchant’s folder has only the fonts that its page names, and their licences', () => {
  for (const { code } of merchants) {
    const named = [...read(code, 'index.html').matchAll(/url\(\/(fonts\/[^)]+)\)/g)].map(([, path]) => path!);
    const there = filesIn(code).filter((file) => file.startsWith('fonts/'));
    expect(there.filter((file) => file.endsWith('.woff2')).toSorted()).toEqual([...new Set(named)].toSorted());
    expect(named.length).toBeGreaterThan(2);
    const licences = there.filter((file) => file.endsWith('.txt'));
    expect(licences).toHaveLength(1);
    expect(read(code, licences[0]!)).toContain('SIL Open Font License');
    expect(read(code, 'sw.js')).toContain(named[0]!);
  }
  expect(read('aurora', 'index.html')).not.toMatch(/Tiro|Naskh|Nastaliq/);
  expect(skins[0]!.policy).toContain("font-src 'self';");
});

test('the page contains the merchant and the texts of its first screen', () => {
  const html = read('padma', 'shell.html');
  const shipped = jsonOf(html, 'merchant');
  expect(shipped).toMatchObject({ code: 'padma', languages: { default: 'BN' }, defaultMode: 'light' });
  expect(Object.keys(jsonOf(html, 'texts')).toSorted()).toEqual(['common', 'games', 'home']);
  for (const address of [
    ...Object.values(shipped.texts as Record<string, Record<string, string>>).flatMap((areas) => Object.values(areas)),
    shipped.assets.logo.dark,
  ]) {
    expect(existsSync(join(outDir, 'skins/padma', address)), address).toBe(true);
  }
});

test('the texts that only the lottery frame uses are in one file, and in no other file', () => {
  const { BN } = jsonOf(read('padma', 'lottery.html'), 'merchant').texts as Record<string, Record<string, string>>;
  const areas = ['betting', 'lotteryFrame', 'orders', 'picks'];
  const [file, ...others] = new Set(areas.map((area) => BN![area]));
  expect(others).toEqual([]);
  expect(Object.keys(JSON.parse(read('padma', file!))).toSorted()).toEqual(areas);
  expect(filesIn('padma').filter((name) => /texts\/BN\/(?:betting|orders|picks)\./.test(name))).toEqual([]);
});

test('frame/files.json lists the same code and styles that the lottery document names', () => {
  const files: string[] = JSON.parse(read('padma', 'frame/files.json'));
  expect(files.map((file) => file.split('/').at(-1))).toEqual(['frame-6.css', 'react-7.js', 'frame-6.js']);
  for (const file of files) expect(read('padma', 'lottery.html')).toContain(`"${file}"`);
});

test('every compressed file decompresses to the plain file beside it', () => {
  for (const file of filesIn('padma').filter((name) => name.endsWith('.br'))) {
    const plain = read('padma', file.slice(0, -'.br'.length));
    expect(brotliDecompressSync(readFileSync(join(outDir, 'skins/padma', file))).toString(), file).toBe(plain);
    expect(gunzipSync(readFileSync(join(outDir, 'skins/padma', file.replace(/br$/, 'gz')))).toString(), file).toBe(
      plain,
    );
  }
});

test('no merchant’s folder contains another merchant’s words, and all share the same code', () => {
  const words: Record<string, string[]> = {};
  for (const { code, name, licence, tagline } of merchants)
    words[code] = [code, name, licence.number, licence.authority, ...Object.values(tagline)];
  for (const { code } of merchants) {
    for (const file of filesIn(code).filter((name) => !/\.(br|gz|png)$/.test(name))) {
      const content = read(code, file);
      const foreign = Object.entries(words).flatMap(([other, its]) => (other === code ? [] : its));
      expect(
        foreign.filter((word) => content.includes(word)),
        `${code}/${file}`,
      ).toEqual([]);
    }
    expect(lstatSync(join(outDir, 'skins', code, 'assets')).isSymbolicLink()).toBe(true);
  }
});

test('a text that a merchant overrides changes only the file of that text', async () => {
  const changed = {
    ...merchants[0]!,
    texts: { EN: { ...merchants[0]!.texts['EN'], 'home.hotGames': 'Northern <b>lights</b> & </script> $&' } },
  } as Merchant;
  const elsewhere = join(folder, 'changed');
  await assembleAll({ merchants: [changed], ...options, outDir: elsewhere });
  const html = readFileSync(join(elsewhere, 'skins/aurora/shell.html'), 'utf8');
  expect(jsonOf(html, 'texts').home.hotGames).toBe('Northern <b>lights</b> & </script> $&');
  const [before, after] = [jsonOf(read('aurora', 'shell.html'), 'merchant'), jsonOf(html, 'merchant')];
  const renamed = Object.keys(before.texts.EN).filter((area) => after.texts.EN[area] !== before.texts.EN[area]);
  expect(renamed.toSorted()).toEqual(['common', 'games', 'home']);
});

test('the texts of home in a language are in one file', () => {
  const { texts } = jsonOf(read('padma', 'shell.html'), 'merchant');
  expect(texts.EN.common).toBe(texts.EN.home);
  expect(texts.EN.games).toBe(texts.EN.home);
  expect(texts.EN.auth).not.toBe(texts.EN.home);
  expect(Object.keys(JSON.parse(read('padma', texts.EN.home.slice(1)))).toSorted()).toEqual([
    'common',
    'games',
    'home',
  ]);
});

test('the service worker belongs to the merchant, and changes when the merchant’s page changes', async () => {
  const worker = read('aurora', 'sw.js');
  expect(worker).toContain('"code":"aurora"');
  const listed: string[] = JSON.parse(/"precache":(\[.*?\])/.exec(worker)![1]!);
  for (const address of listed) expect(existsSync(join(outDir, 'skins/aurora', address)), address).toBe(true);
  // Code for failures is precached, so that it is available when something fails. Other screens are not prefetched.
  for (const address of ['/assets/closed-5.js', '/assets/closed-5.css']) expect(listed).toContain(address);
  expect(listed.filter((address) => address.includes('LoginScreen'))).toEqual([]);
  expect(read('aurora', 'index.html')).not.toContain('closed-5');
  expect(listed.some((address) => /\/texts\/EN\/site/.test(address))).toBe(true);
  const elsewhere = join(folder, 'renamed');
  await assembleAll({ merchants: [{ ...merchants[0]!, name: 'Borealis' }], ...options, outDir: elsewhere });
  const skinVersion = /"skinVersion":"(\w+)"/;
  expect(skinVersion.exec(readFileSync(join(elsewhere, 'skins/aurora/sw.js'), 'utf8'))![1]).not.toBe(
    skinVersion.exec(worker)![1],
  );
});

test('the service worker has the content hash of every file of the skin', () => {
  const { files } = JSON.parse(/^const workerData=(\{.*?\});run/.exec(read('aurora', 'sw.js'))![1]!) as {
    files: Record<string, string>;
  };
  const addresses = Object.keys(files);
  for (const folder of ['assets', 'texts', 'fonts', 'pictures', 'icons'])
    expect(
      addresses.some((address) => address.startsWith(`/${folder}/`)),
      folder,
    ).toBe(true);
  for (const [address, hash] of Object.entries(files))
    expect(contentHash(readFileSync(join(outDir, 'skins/aurora', address))), address).toBe(hash);
});

test('the 404 page for static hosts is identical to the shell', () => {
  expect(read('padma', '404.html')).toBe(read('padma', 'shell.html'));
});

test('the installed app has its icons, and one of them is maskable', () => {
  const { icons } = JSON.parse(read('padma', 'manifest.webmanifest')) as {
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 maskable',
    'any any',
  ]);
  for (const { src, sizes, type } of icons) {
    const content = readFileSync(join(outDir, 'skins/padma', src));
    if (type === 'image/svg+xml') expect(content.toString()).toContain('<svg');
    // A PNG has its width and height right after its signature and the name of its first chunk.
    else
      expect([content.subarray(1, 4).toString(), `${content.readUInt32BE(16)}x${content.readUInt32BE(20)}`]).toEqual([
        'PNG',
        sizes,
      ]);
  }
});

/** The tags of a page that messengers and search engines read, by name. */
const sharedBy = (html: string) =>
  Object.fromEntries(
    [
      ...html.matchAll(
        /<(?:meta (?:property|name)|link rel)="((?:og|twitter):[^"]+|canonical)" (?:content|href)="([^"]*)">/g,
      ),
    ].map(([, name, value]) => [name!, value!]),
  );

test('a link to home, an invitation or promotions shows title, text and picture in a message', async () => {
  const elsewhere = join(folder, 'shared-links');
  const merchant = { ...merchants[1]!, hosts: ['play.padma.example', 'padma.example'] };
  await assembleAll({ merchants: [merchant], ...options, outDir: elsewhere });
  const pages = {
    'index.html': ['/m/home', 'Padma'],
    'm/register.html': ['/m/register', `${options.texts['BN']!['shell']!['register']} · Padma`],
    'm/activity.html': ['/m/activity', `${options.texts['BN']!['shell']!['promotions']} · Padma`],
  } as const;
  for (const [file, [path, title]] of Object.entries(pages)) {
    const tags = sharedBy(readFileSync(join(elsewhere, 'skins/padma', file), 'utf8'));
    const address = `https://play.padma.example${path}`;
    expect(tags, file).toMatchObject({
      canonical: address,
      'og:url': address,
      'og:title': title,
      'og:description': merchant.tagline['BN'],
      'og:image': expect.stringMatching(/^https:\/\/play\.padma\.example\/icons\/share\.\w+\.png$/),
      'og:locale': 'bn',
      'twitter:card': 'summary_large_image',
    });
    const picture = readFileSync(join(elsewhere, 'skins/padma', new URL(tags['og:image']!).pathname));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect([tags['og:image:width'], tags['og:image:height']]).toEqual(['1200', '630']);
    // Messengers ignore larger pictures.
    expect(picture.length).toBeLessThan(300_000);
  }
});

test('a page that is not meant for sharing has no canonical address', () => {
  for (const page of ['shell.html', '404.html']) expect(sharedBy(read('padma', page))).toEqual({});
});

test('the pages for an invitation and for promotions differ from the shell only in their share tags', () => {
  const withoutTags = (html: string) =>
    html.replaceAll(/<(?:meta (?:property|name)|link rel)="(?:(?:og|twitter):[^"]+|canonical)"[^>]*>/g, '');
  for (const page of ['m/register.html', 'm/activity.html'])
    expect(withoutTags(read('padma', page))).toBe(read('padma', 'shell.html'));
});

test('the share picture of the same logo and theme is rendered only once', async () => {
  const cacheDir = join(folder, 'share-cache');
  const many = Array.from({ length: 5 }, (_, index) => ({ ...merchants[0]!, code: `copy-${index}` }));
  await assembleAll({ merchants: many, ...options, cacheDir, outDir: join(folder, 'share-many') });
  expect(readdirSync(join(cacheDir, 'icons'))).toHaveLength(3);
});

test('the assemble step uses the icons that were rendered ahead', { tags: 'whole' }, async () => {
  const cacheDir = join(folder, 'ahead');
  await prerenderIcons(merchants, cacheDir);
  const drawnAhead = readdirSync(join(cacheDir, 'icons'));
  expect(drawnAhead).toHaveLength(3 * merchants.length);
  await assembleAll({ merchants, ...options, cacheDir, outDir: join(folder, 'of-ahead') });
  expect(readdirSync(join(cacheDir, 'icons'))).toEqual(drawnAhead);
});

test('an icon that cannot be rendered is reported, and the next merchant is still assembled', async () => {
  const broken = join(folder, 'broken.svg');
  writeFileSync(broken, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path');
  const merchant = { ...merchants[0]!, assets: { ...merchants[0]!.assets, 'icon.svg': broken } };
  const target = { ...options, cacheDir: join(folder, 'broken'), outDir: join(folder, 'of-broken') };
  await prerenderIcons([merchant], target.cacheDir);
  await expect(assembleOne(merchant, target)).rejects.toThrow(/SVG|XML|pars/i);
  await assembleOne(merchants[0]!, target);
  expect(existsSync(join(target.outDir, 'skins/aurora/index.html'))).toBe(true);
});

test('if code comes from a CDN, addresses and policy use that host', async () => {
  const elsewhere = { ...options, outDir: join(folder, 'cdn') };
  const { policy } = (
    await assembleAll({
      merchants: [
        { ...merchants[0]!, cdn: { assetBase: 'https://code.example/v1', imageCdn: ['https://pics.example/a'] } },
      ],
      ...elsewhere,
    })
  )[0]!;
  const html = readFileSync(join(folder, 'cdn/skins/aurora/index.html'), 'utf8');
  expect(html).toContain('"https://code.example/v1/assets/main-1.js"');
  expect(html).toContain('url(https://code.example/v1/assets/dots-9.png)');
  expect(policy).toMatch(/script-src 'self' https:\/\/code\.example /);
  expect(policy).toMatch(/img-src 'self' https:\/\/pics\.example /);
});

test(
  'several assemblers that write the same merchant at the same time leave one complete skin',
  { tags: 'whole' },
  async () => {
    const target = { ...options, outDir: join(folder, 'busy') };
    await assembleAll({ merchants, ...target });
    await Promise.all(Array.from({ length: 6 }, () => assembleOne(merchants[0]!, target)));
    expect(readdirSync(join(target.outDir, 'skins'))).toEqual(['aurora', 'padma']);
    expect(readFileSync(join(target.outDir, 'skins/aurora/index.html'), 'utf8')).toBe(read('aurora', 'index.html'));
  },
);

test('skins of removed merchants are removed', async () => {
  const target = { ...options, outDir: join(folder, 'gone') };
  await assembleAll({ merchants, ...target });
  await assembleAll({ merchants: [merchants[1]!], ...target });
  expect(readdirSync(join(target.outDir, 'skins'))).toEqual(['padma']);
});

test('a build without a manifest, or a build of something else, is reported', () => {
  const other = join(folder, 'other');
  expect(() => readClientBuild(other)).toThrow('the app is not compiled');
  cpSync(join(folder, 'client'), other, { recursive: true });
  writeFileSync(join(other, '.vite/manifest.json'), '{}');
  expect(() => readClientBuild(other)).toThrow('has no src/main.tsx');
});
