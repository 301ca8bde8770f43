import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isWhole, sample } from '@livery/config/sample';
import { describeProblem } from '@livery/merchant';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { project } from '../project.ts';
import { knownNames, readAll } from './readAll.ts';

let dir: string;
const known = knownNames();
const nova = (file: string) => join(dir, 'nova', file);
const read = (file: string) => readFileSync(nova(file), 'utf8');
function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(nova(file)), { recursive: true });
  writeFileSync(nova(file), content);
}

/** Changes one value of another merchant's `merchant.json`. */
function setFor(code: string, key: string, value: unknown): void {
  const path = join(dir, code, 'merchant.json');
  writeFileSync(path, JSON.stringify({ ...(JSON.parse(readFileSync(path, 'utf8')) as object), [key]: value }));
}

/** Changes one value of a JSON file; undefined removes it. */
function set(file: string, key: string, value: unknown): void {
  const whole = JSON.parse(read(file)) as Record<string, unknown>;
  const path = key.split('.');
  let at = whole;
  for (const part of path.slice(0, -1)) at = (at[part] ??= {}) as Record<string, unknown>;
  if (value === undefined) delete at[path.at(-1)!];
  else at[path.at(-1)!] = value;
  write(file, JSON.stringify(whole, null, 2));
}

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-broken-'));
  for (const name of ['_base', 'padma']) cpSync(join(project.merchantsDir, name), join(dir, name), { recursive: true });
});
beforeEach(() => {
  rmSync(join(dir, 'nova'), { recursive: true, force: true });
  cpSync(join(project.merchantsDir, 'aurora'), join(dir, 'nova'), { recursive: true });
  set('merchant.json', 'code', 'nova');
  set('gateway.json', 'gameHosts', []);
  setFor('padma', 'hosts', []);
});
afterAll(() => rmSync(dir, { recursive: true }));

/** Returns the printed problems and hints of nova. The other merchant must be valid in every case, so the gate skips it. */
function said(): string {
  const { merchants, problems, hints } = readAll(isWhole ? undefined : ['nova'], dir, known);
  if (isWhole) expect(merchants.map(({ code }) => code)).toContain('padma');
  expect(merchants.some(({ code }) => code === 'nova')).toBe(problems.length === 0);
  return [...problems.map(describeProblem), ...hints.map((hint) => `hint ${describeProblem(hint)}`)].join('\n');
}

test('the merchant that the tests below break is valid', () => {
  expect(said()).toBe('');
});

const pem = (key: { export: (options: { type: 'spki'; format: 'pem' }) => string | Buffer }) =>
  String(key.export({ type: 'spki', format: 'pem' }));
const smallKey = () => pem(generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey);
const curveKey = () => pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey);
const svg = (inner: string, attributes = 'viewBox="0 0 160 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
/** Ten letters as bars, in the right part of a logo. */
const letters = (fill: string) =>
  Array.from({ length: 10 }, (_, at) => `<path fill="${fill}" d="M${50 + at * 10} 10h6v20h-6z"/>`).join('');
const shape = '<path fill="#777777" d="M0 0h160v40H0z"/>';
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

/** A mistake, the function that makes it in a valid merchant, and the expected message. */
const breakages: [string, () => void, RegExp][] = [
  [
    'a host under localhost',
    () => set('merchant.json', 'hosts', ['play.localhost']),
    /nova\/merchant\.json:\d+:\d+ → hosts\.0: "play\.localhost" does not fit\. Allowed: a host that players can reach/,
  ],
  [
    'HTML in a text',
    () => write('i18n/EN.json', '{ "common.retry": "<b>Again</b>" }'),
    /nova\/i18n\/EN\.json:1:3 → common\.retry: "<b>Again<\/b>" does not fit\. Allowed: text without HTML/,
  ],
  [
    'a character reference in a text',
    () => write('i18n/EN.json', '{ "common.retry": "Try&nbsp;again" }'),
    /common\.retry: .*text without HTML/,
  ],
  [
    'a direction override in a text',
    () => write('i18n/EN.json', '{ "common.retry": "\u202eAgain" }'),
    /nova\/i18n\/EN\.json:1:3 → common\.retry: "\\u202eAgain" does not fit\. Allowed: .*turn the direction/,
  ],
  [
    'a text of 1,200 characters',
    () => write('i18n/EN.json', JSON.stringify({ 'common.retry': 'a'.repeat(1200) })),
    /nova\/i18n\/EN\.json:1:2 → common\.retry: .*Allowed: at most 600 characters/,
  ],
  [
    'a text without a placeholder that the product’s text has',
    () => write('i18n/EN.json', '{ "agreement.ageValue": "Adults only" }'),
    /nova\/i18n\/EN\.json:1:3 → agreement\.ageValue: lacks the placeholder \{\{age\}\}.* Allowed: a text with every placeholder of the product's text: "/,
  ],
  [
    'a script for a currency symbol',
    () => set('merchant.json', 'currency.symbol', '<script>'),
    /merchant\.json:\d+:\d+ → currency\.symbol: "<script>" does not fit\. Allowed: .*such as ৳, R\$, S\/ or Rs\./,
  ],
  [
    'a number for a currency symbol',
    () => set('merchant.json', 'currency.symbol', '100'),
    /currency\.symbol: "100" does not fit\. Allowed: letters and currency signs/,
  ],
  [
    'a code by SMS without registration by number',
    () => set('switches.json', 'REGMOBVERF3', true),
    /switches\.json:\d+:\d+ → REGMOBVERF3: .*no player can register by mobile number\. Allowed: true together with MOBILENUMREG3/,
  ],
  [
    'a password for numbers without registration by number',
    () => set('switches.json', 'MOBILENUMPASSREG3', true),
    /switches\.json:\d+:\d+ → MOBILENUMPASSREG3: .*no player can register by mobile number/,
  ],
  [
    'a wrong path name beside another mistake',
    () => {
      set('gateway.json', 'paths', { getCapcha: '/x' });
      set('gateway.json', 'cryptoSuite', 'rot13');
    },
    /gateway\.json:\d+:\d+ → cryptoSuite[^]*gateway\.json:\d+:\d+ → paths\.getCapcha: .*Did you mean "getCaptcha"/,
  ],
  [
    'a wrong font beside another mistake',
    () => {
      set('theme.json', 'font.body.$value', ['Nunitoo']);
      set('theme.json', 'density', 'narrow');
    },
    /→ density[^]*→ font\.body\.\$value\.0: "Nunitoo" is not a web font.*Did you mean "Nunito"/,
  ],
  [
    'a wrong text key beside another mistake',
    () => write('i18n/EN.json', '{ "common.retry": "", "common.retri": "Again" }'),
    /→ common\.retry: [^]*→ common\.retri: "common\.retri" is not a text.*Did you mean "common\.retry"/,
  ],

  ['the host ..', () => set('merchant.json', 'hosts', ['..']), /hosts\.0: "\.\." does not fit.*host name/],
  ['a host with a dot at its end', () => set('merchant.json', 'hosts', ['nova.example.']), /hosts\.0/],
  [
    'a duplicate host',
    () => set('merchant.json', 'hosts', ['nova.example', 'nova.example']),
    /hosts: .*each host once/,
  ],
  [
    'a line break in a name',
    () => set('merchant.json', 'name', 'No\nva'),
    /name: "No\\nva" does not fit.*without control characters/,
  ],
  [
    'a mark of direction in a name',
    () => set('merchant.json', 'name', 'No\u202Eva'),
    /name: "No\\u202eva" does not fit.*direction marks/,
  ],
  [
    'an RSA key of 1024 bits',
    () => set('gateway.json', 'rsaPublicKey', smallKey()),
    /rsaPublicKey: is an RSA key of 1024 bits.*2048/,
  ],
  [
    'a key of an elliptic curve',
    () => set('gateway.json', 'rsaPublicKey', curveKey()),
    /rsaPublicKey: is a key of the type ec\b/,
  ],
  [
    'an invalid key',
    () => set('gateway.json', 'rsaPublicKey', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n'),
    /rsaPublicKey: .*contains no valid key/,
  ],
  [
    'a base address with user information',
    () => set('gateway.json', 'baseUrl', 'https://me:pw@api.example'),
    /baseUrl: .*user name/,
  ],
  [
    'a base address with a query',
    () => set('gateway.json', 'baseUrl', 'https://api.example/?a=1'),
    /baseUrl: .*without/,
  ],
  [
    'a base address that only begins like this machine',
    () => set('gateway.json', 'baseUrl', 'http://localhost.evil.example'),
    /baseUrl: /,
  ],
  ['a base address with a step up', () => set('gateway.json', 'baseUrl', 'https://api.example/a/../b'), /baseUrl: /],
  [
    'a path on another host',
    () => set('gateway.json', 'paths.getHelp', '//evil.example/x'),
    /paths\.getHelp: "\/\/evil/,
  ],
  [
    'a host of payment pages without https',
    () => set('gateway.json', 'payHosts', ['https://pay.example', 'http://pay.example']),
    /gateway\.json:\d+:\d+ → payHosts\.1: .*Allowed: an origin such as https:\/\/pay\.example/,
  ],
  [
    'a host of payment pages that matches every host',
    () => set('gateway.json', 'payHosts', ['*']),
    /payHosts\.0: "\*" does not fit\. Allowed: an origin/,
  ],
  [
    'the hosts of payment pages by another name',
    () => set('gateway.json', 'payHost', ['https://pay.example']),
    /payHost: .*Did you mean "payHosts"/,
  ],
  ['a path with a step up', () => set('gateway.json', 'paths.getHelp', '/wps/../x'), /paths\.getHelp: /],
  ['a path with a hidden step up', () => set('gateway.json', 'paths.getHelp', '/wps/%2e%2E/x'), /paths\.getHelp: /],
  [
    'a logo by another name',
    () => renameSync(nova('assets/logo-dark.svg'), nova('assets/Logo-Dark.svg')),
    /nova\/assets\/Logo-Dark\.svg: is shown nowhere.*Did you mean "logo-dark\.svg"/,
  ],
  [
    'a folder without a logo',
    () => ['logo.svg', 'logo-dark.svg'].forEach((name) => rmSync(nova(`assets/${name}`))),
    /^nova\/assets\/logo\.svg: is missing\. Allowed: an SVG that reads on dark and on light/,
  ],
  [
    'a folder with only a logo for dark backgrounds',
    () => rmSync(nova('assets/logo.svg')),
    /^nova\/assets\/logo\.svg: is missing/,
  ],
  [
    'a folder without an icon',
    () => rmSync(nova('assets/icon.svg')),
    /^nova\/assets\/icon\.svg: is missing\. Allowed: a square SVG/,
  ],
  [
    'a folder without assets',
    () => rmSync(nova('assets'), { recursive: true }),
    /\nnova\/assets\/icon\.svg: is missing.*\nnova\/assets\/logo\.svg: is missing/,
  ],
  ['an empty logo', () => write('assets/logo.svg', ''), /nova\/assets\/logo\.svg: is empty/],
  [
    'a logo of 30 MB',
    () => write('assets/logo.svg', svg(`<!--${'x'.repeat(30_000_000)}-->`)),
    /logo\.svg: has 30,000,\d+ bytes.*at most 200,000/,
  ],
  [
    'a logo that is a photo',
    () => write('assets/logo.svg', Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2])),
    /logo\.svg: is not an SVG/,
  ],
  ['a logo without a size', () => write('assets/logo.svg', svg(shape, '')), /logo\.svg: has no size/],
  [
    'a logo that is too wide',
    () => write('assets/logo.svg', svg(shape, 'viewBox="0 0 900 10"')),
    /logo\.svg: is 900 by 10/,
  ],
  [
    'an icon that is not square',
    () => write('assets/icon.svg', svg(shape)),
    /icon\.svg: is 160 by 40.*as wide as high/,
  ],
  [
    'a script in a logo',
    () => write('assets/logo.svg', svg(`${shape}<script>x()</script>`)),
    /^hint nova\/assets\/logo\.svg: is published without <script>/,
  ],
  [
    'an event handler in a logo',
    () => write('assets/logo.svg', svg(shape, 'viewBox="0 0 160 40" onload="x()"')),
    /^hint .*without onload/,
  ],
  [
    'a page in a logo',
    () => write('assets/logo.svg', svg(`${shape}<foreignObject/>`)),
    /^hint .*without <foreignObject>/,
  ],
  [
    'an external address in a logo',
    () => write('assets/logo.svg', svg(`${shape}<image href="https://evil.example/x"/>`)),
    /^hint .*without href="https:\/\/evil/,
  ],
  [
    'a white logo on white',
    () => write('assets/logo.svg', svg('<path fill="#fff" d="M0 0h160v40H0z"/>')),
    /logo\.svg: has parts that can't be seen on the (header|page) in light/,
  ],
  [
    'a dark logo on dark',
    () => write('assets/logo-dark.svg', svg('<path d="M0 0h160v40H0z"/>')),
    /logo-dark\.svg: has parts that can't be seen on the (header|page) in dark/,
  ],
  [
    'black text on dark',
    () => write('assets/logo-dark.svg', svg('<text x="4" y="30" font-size="30">Nova</text>')),
    /logo-dark\.svg: has parts that can't be seen/,
  ],
  [
    'a dark name beside a bright dot on dark',
    () => write('assets/logo-dark.svg', svg(`${letters('#000')}<circle fill="#fff" cx="20" cy="20" r="16"/>`)),
    /logo-dark\.svg: has parts that can't be seen on the (header|page) in dark\. Allowed: a logo whose letters and shapes all contrast with #/,
  ],
  [
    'a dark name over a bright line on dark',
    () => write('assets/logo-dark.svg', svg(`${letters('#000')}<path fill="#fff" d="M0 36h160v2H0z"/>`)),
    /logo-dark\.svg: has parts that can't be seen on the (header|page) in dark/,
  ],
  [
    'a bright emblem above a dark name on dark',
    () =>
      write(
        'assets/logo-dark.svg',
        svg(
          `<path fill="#fff" d="M60 0h80v80H60z"/><path d="M46 90h20v20h-20zM74 90h20v20h-20z"/>`,
          'viewBox="0 0 200 112"',
        ),
      ),
    /logo-dark\.svg: has parts that can't be seen on the (header|page) in dark/,
  ],
  [
    'a name that is almost transparent beside a bright dot on dark',
    () =>
      write(
        'assets/logo-dark.svg',
        svg(`<g opacity="0.05">${letters('#fff')}</g><circle fill="#fff" cx="20" cy="20" r="16"/>`),
      ),
    /logo-dark\.svg: has parts that can't be seen on the (header|page) in dark/,
  ],
  [
    'a bright emblem of over half the width beside a dark name on dark',
    () => write('assets/logo-dark.svg', svg('<path fill="#fff" d="M0 0h100v40H0z"/><path d="M110 10h40v20h-40z"/>')),
    /logo-dark\.svg: has parts that can't be seen on the (header|page) in dark/,
  ],
  [
    'a name on a plate of almost its colour',
    () => write('assets/logo-dark.svg', svg(`<path fill="#888" d="M0 0h160v40H0z"/>${letters('#8a8a8a')}`)),
    /logo-dark\.svg: has parts that can't be seen on the (header|page) in dark/,
  ],
  [
    'Google without firebase',
    () => set('switches.json', 'GOOGLELOGIN3', true),
    /GOOGLELOGIN3: no identity provider is configured/,
  ],
  [
    'no way to register or log in',
    () => set('switches.json', 'USERNAMEREG3', false),
    /switches\.json:\d+:\d+ → USERNAMEREG3: no player can open an account/,
  ],
  [
    'a duplicate key',
    () => write('languages.json', '{\n  "default": "EN",\n  "supported": ["EN"],\n  "default": "BN"\n}'),
    /languages\.json:4:3 → default: is defined twice: first in line 2/,
  ],
  [
    'a duplicate language',
    () => set('languages.json', 'supported', ['EN', 'BN', 'EN']),
    /supported: .*each language once/,
  ],
  [
    'an unknown currency',
    () => set('merchant.json', 'currency.code', 'ZZZ'),
    /currency\.code: "ZZZ" does not fit.*ISO 4217/,
  ],
  [
    'an unknown country',
    () => set('merchant.json', 'licence.jurisdictions', ['ZZ']),
    /licence\.jurisdictions\.0: "ZZ" does not fit.*ISO 3166/,
  ],
  [
    'a byte order mark',
    () => write('theme.json', `\uFEFF${read('theme.json')}`),
    /^nova\/theme\.json: begins with a byte order mark.*$/,
  ],
  ['UTF-16', () => write('theme.json', utf16(read('theme.json'))), /^nova\/theme\.json: is UTF-16.*$/],
  [
    'Latin letters of an old system',
    () => write('merchant.json', Buffer.from(read('merchant.json').replace('"Aurora"', '"Aur\u00f3ra"'), 'latin1')),
    /nova\/merchant\.json: is not UTF-8/,
  ],
  [
    'an incomplete file',
    () => write('theme.json', read('theme.json').slice(0, 300)),
    /^nova\/theme\.json:\d+:\d+: ends in the middle.*$/,
  ],
  ['a file without content', () => write('gateway.json', '  \n'), /^nova\/gateway\.json: is empty.*$/],
  [
    'an additional comma',
    () => write('switches.json', '{ "CBS3": true, }'),
    /^nova\/switches\.json:1:17: is not JSON: .*$/,
  ],
  [
    'a comment',
    () => write('switches.json', '{ // on\n "CBS3": true }'),
    /nova\/switches\.json:1:3: is not JSON: "\/\/ on" is a comment/,
  ],
  [
    'a word that JSON does not have',
    () => write('switches.json', '{ "CBS3": True }'),
    /:1:11: is not JSON: "True" is not a value/,
  ],
  [
    'a missing quote',
    () => write('merchant.json', read('merchant.json').replace('"Aurora",', '"Aurora,')),
    /^nova\/merchant\.json:\d+:\d+: is not JSON: the quote at the end of "Aurora, is missing.*$/,
  ],
  [
    'a file that ends after a brace',
    () => write('theme.json', '{ "color": { "dark": {} }'),
    /^nova\/theme\.json:1:\d+: ends in the middle.*$/,
  ],
  [
    'an unfinished merge',
    () => write('switches.json', '<<<<<<< ours\n{}\n=======\n{ "CBS3": true }\n>>>>>>> theirs\n'),
    /^nova\/switches\.json:1:1: contains the conflict marks of an unfinished merge.*$/,
  ],
  [
    'braces without an end',
    () => write('theme.json', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`),
    /^nova\/theme\.json:1:251: contains too many nested levels. Allowed: at most 50.*$/,
  ],
  [
    'a file of 2 MB',
    () => write('switches.json', `{ "CBS3": true${' '.repeat(2_000_000)}}`),
    /^nova\/switches\.json: has 2,000,015 bytes\. Allowed: at most 1,000,000\.$/,
  ],
  [
    'a folder in place of a file',
    () => {
      rmSync(nova('theme.json'));
      mkdirSync(nova('theme.json'));
    },
    /^nova\/theme\.json: is not a file.*$/,
  ],
  [
    'a link to a missing target',
    () => {
      rmSync(nova('theme.json'));
      symlinkSync('/nowhere.json', nova('theme.json'));
    },
    /^nova\/theme\.json: is not a file.*$/,
  ],
  [
    'a file in place of the pictures',
    () => {
      rmSync(nova('assets'), { recursive: true });
      write('assets', '');
    },
    /^nova\/assets: is not a folder.*$/,
  ],
  [
    'a file in place of the texts',
    () => {
      rmSync(nova('i18n'), { recursive: true });
      write('i18n', '');
    },
    /^nova\/i18n: is not a folder.*$/,
  ],
  [
    'texts in another form',
    () => {
      write('i18n/BN.txt', 'x');
    },
    /^nova\/i18n\/BN\.txt: is not a file of texts.*EN\.json\.$/,
  ],
  [
    'a picture that is a link to a missing file',
    () => {
      rmSync(nova('assets/front.svg'));
      symlinkSync('/nowhere.svg', nova('assets/front.svg'));
    },
    /nova\/assets\/front\.svg: is a link to a missing file/,
  ],
  [
    'no merchant.json',
    () => rmSync(nova('merchant.json')),
    /^nova\/merchant\.json: is missing\. Allowed: a file with the data of the merchant\.$/,
  ],
  [
    'an incomplete logo',
    () => write('assets/logo.svg', svg(shape).slice(0, -6)),
    /logo\.svg: can't be drawn: the root node was/,
  ],
  [
    'an icon with a tag that is not closed',
    () => write('assets/icon.svg', svg(`<g>${shape}`, 'viewBox="0 0 512 512"')),
    /^nova\/assets\/icon\.svg:1:\d+: can't be drawn: expected 'g' tag.*$/,
  ],
  ['an icon without content', () => write('assets/icon.svg', svg('', 'viewBox="0 0 9 9"')), /icon\.svg: shows nothing/],
  [
    'a logo that is not published',
    () =>
      write(
        'assets/logo.svg',
        svg(`<image width="160" height="40" href="data:image/svg+xml,${encodeURIComponent(svg(shape))}"/>`),
      ),
    /logo\.svg: shows nothing/,
  ],
  [
    'an SVG without its namespace',
    () => write('assets/logo.svg', svg(shape).replace(/xmlns="[^"]*"/, '')),
    /logo\.svg: has an <svg> without its namespace\. Allowed: xmlns=/,
  ],
  ['a logo in UTF-16', () => write('assets/logo.svg', utf16(svg(shape))), /logo\.svg: is UTF-16\. Allowed: UTF-8/],
  [
    'a logo as wide as its surroundings',
    () => write('assets/logo.svg', svg(shape, 'width="100%" height="100%"')),
    /logo\.svg: has no size/,
  ],
  [
    'a tagline in an unknown language',
    () => set('merchant.json', 'tagline.BM', 'Light'),
    /merchant\.json:\d+:\d+ → tagline\.BM: "BM" is not a language that has texts.*Did you mean "BN"/,
  ],
  [
    'one language with two codes',
    () => set('languages.json', 'supported', ['EN', 'KO', 'BN', 'KR']),
    /languages\.json:\d+:\d+ → supported\.3: "KR" is the same language as "KO"/,
  ],
  ['the host localhost', () => set('merchant.json', 'hosts', ['localhost']), /hosts\.0: "localhost" does not fit/],
  [
    'a host that is a number',
    () => set('merchant.json', 'hosts', ['10.0.0.1']),
    /hosts\.0: "10\.0\.0\.1" does not fit/,
  ],
  [
    'one host in place of a list',
    () => set('merchant.json', 'hosts', 'nova.example'),
    /hosts: "nova\.example" does not fit\. Allowed: a list, \[ … \]; each host once/,
  ],
  ['an invisible name', () => set('merchant.json', 'name', '\u200b'), /name: .* does not fit/],
  [
    'an incomplete character in a name',
    () => set('merchant.json', 'name', 'No\ud800va'),
    /name: "No\\ud800va" does not fit/,
  ],
  ['a name that is too long', () => set('merchant.json', 'name', 'N'.repeat(500)), /name: .*at most 60 characters/],
  [
    'a currency symbol that is too long',
    () => set('merchant.json', 'currency.symbol', 'Bangladeshi taka'),
    /currency\.symbol: .*at most 10 characters/,
  ],
  [
    'a currency in lowercase letters',
    () => set('merchant.json', 'currency.code', 'bdt'),
    /^[^\n]*currency\.code: "bdt"[^\n]*$/,
  ],
  ['an impossible age', () => set('merchant.json', 'licence.minimumAge', 180), /minimumAge: 180 .*99 or less/],
  [
    'a reminder after years',
    () => set('merchant.json', 'licence.saferPlay', { reminderMinutes: 1e9 }),
    /reminderMinutes: 1000000000 .*1440 or less/,
  ],
  [
    'a duplicate length of a time-out',
    () => set('merchant.json', 'licence.saferPlay', { timeOutDays: [7, 1, 7] }),
    /timeOutDays: .*each length once/,
  ],
  ['an offset in place of a time zone', () => set('merchant.json', 'timeZone', '+06:00'), /timeZone: "\+06:00"/],
  [
    'a base address that ends a line of the policy',
    () => set('gateway.json', 'baseUrl', 'https://api.example/;script-src'),
    /baseUrl: .*does not fit/,
  ],
  ['a path with braces of nginx', () => set('gateway.json', 'paths.getHelp', '/x{$y}'), /paths\.getHelp: "\/x\{\$y\}"/],
  [
    'a host of games that is the app in development',
    () => set('gateway.json', 'gameHosts', ['http://nova.localhost:*']),
    /gameHosts\.0: "http:\/\/nova\.localhost:\*" is http:\/\/nova\.localhost, the app's own host/,
  ],
  [
    'a duplicate host of games',
    () => set('gateway.json', 'gameHosts', ['https://a.example', 'https://a.example']),
    /gameHosts: .*each origin once/,
  ],
  [
    'a host of games at an invalid port',
    () => set('gateway.json', 'gameHosts', ['https://a.example:99999']),
    /gameHosts\.0: .*at most 65535/,
  ],
  [
    'a duplicate picture server',
    () => write('cdn.json', JSON.stringify({ imageCdn: ['/a', '/a'] })),
    /cdn\.json:1:\d+ → imageCdn: .*each picture server once/,
  ],
  [
    'an invalid host of Firebase',
    () => set('gateway.json', 'firebase', { projectId: 'nova-12345', apiKey: 'x', authDomain: '..' }),
    /firebase\.authDomain: "\.\."/,
  ],
  [
    'a placeholder in a text that gets no value',
    () => {
      write('i18n/EN.json', '{ "agreement.ageValue": "{{aeg}}+ only" }');
    },
    /nova\/i18n\/EN\.json:1:3 → agreement\.ageValue: "\{\{aeg\}\}" is a placeholder that gets no value\. Allowed: \{\{age\}\}\. Did you mean/,
  ],
  [
    'a placeholder in a text with one brace',
    () => {
      write('i18n/EN.json', '{ "agreement.ageValue": "{age}+ only" }');
    },
    /agreement\.ageValue: "\{age\}" is a placeholder that gets no value/,
  ],
  [
    'more decimals than the currency has',
    () => {
      set('merchant.json', 'currency.code', 'JPY');
      set('merchant.json', 'currency.pattern', '#,##0.00');
    },
    /^hint nova\/merchant\.json:\d+:\d+ → currency\.pattern: "#,##0\.00" has 2 decimals and JPY has 0\. Allowed: #,##0, unless/,
  ],
  [
    'the accent with another opacity',
    () => set('theme.json', 'component.dark.header.patternTint', { $value: '#43e8b310' }),
    /hint nova\/theme\.json:\d+:\d+ → component\.dark\.header\.patternTint\.\$value: repeats the accent of dark, #43e8b3/,
  ],
  [
    'a host in capitals',
    () => set('merchant.json', 'hosts', ['WWW.Nova.Example']),
    /Did you mean "www\.nova\.example"/,
  ],
  ['a host with a port', () => set('merchant.json', 'hosts', ['nova.example:443']), /Did you mean "nova\.example"/],
  ['an address for a host', () => set('merchant.json', 'hosts', ['https://nova.example/m']), /mean "nova\.example"/],
  ['a host in Bengali letters', () => set('merchant.json', 'hosts', ['খেলা.example']), /mean "xn--q5b0dsb8a\.example"/],
  [
    'a language in lowercase letters',
    () => set('languages.json', 'default', 'en'),
    /default: "en" does.*Did you mean "EN"/,
  ],
  ['a colour without #', () => set('theme.json', 'color.dark.line.$value', '3344ff'), /Did you mean "#3344ff"/],
  ['a colour of three digits', () => set('theme.json', 'color.dark.line.$value', '#34f'), /Did you mean "#3344ff"/],
  [
    'a CDN without https',
    () => write('cdn.json', '{"assetBase":"http://cdn.example"}'),
    /mean "https:\/\/cdn\.example"/,
  ],
  ['a CDN without //', () => write('cdn.json', '{"assetBase":"cdn.example"}'), /mean "https:\/\/cdn\.example"/],
  ['an empty name', () => set('merchant.json', 'name', ''), /^nova\/merchant\.json:\d+:\d+ → name: [^?]*$/],
  ['a text below its area', () => write('i18n/EN.json', '{"common":{"retry":"Again"}}'), /such as "common\.retry"/],
  ['a text without its area', () => write('i18n/EN.json', '{"retry":"Again"}'), /"retry" is not a text.*common\.retry/],
  [
    'references that form a circle',
    () => {
      set('theme.json', 'color.dark.accent.$value', '{brand.color.second}');
      set('theme.json', 'color.dark.second.$value', '{brand.color.accent}');
    },
    /refers to itself/,
  ],
];

test.each(sample(breakages, 4))('%s is reported', (_, breakIt, wanted) => {
  breakIt();
  expect(said()).toMatch(wanted);
});

test('hidden files of macOS and Windows in folders are no mistake, and are not published', () => {
  for (const name of ['.DS_Store', 'assets/.DS_Store', 'assets/._logo.svg', 'assets/Thumbs.db', 'i18n/desktop.ini'])
    write(name, 'x');
  expect(said()).toBe('');
  const { assets } = readAll(['nova'], dir, known).merchants[0]!;
  expect(Object.keys(assets).filter((name) => !name.endsWith('.svg') || name.startsWith('.'))).toEqual([]);
});

test.each([
  ['a bright name beside a dark emblem', `${letters('#fff')}<circle cx="20" cy="20" r="16"/>`],
  ['a bright name on a dark plate', `<path d="M0 0h160v40H0z"/>${letters('#fff')}`],
])('a logo for dark backgrounds is valid with %s', (_, inner) => {
  write('assets/logo-dark.svg', svg(inner));
  expect(said()).toBe('');
});

test('mistakes in several files are all reported', () => {
  set('merchant.json', 'timeZone', 'Mars');
  set('languages.json', 'supported', ['EN', 'BN', 'FR']);
  set('switches.json', 'GOOGLELOGIN3', true);
  set('gateway.json', 'paths', { getCapcha: '/x' });
  write('assets/logo.svg', '');
  const wanted = ['timeZone', 'supported.2', 'GOOGLELOGIN3', 'paths.getCapcha', 'logo.svg'];
  const lines = said().split('\n');
  expect(wanted.filter((key) => !lines.some((line) => line.includes(key)))).toEqual([]);
  expect(lines).toHaveLength(wanted.length);
});

test('a mistake in the base is reported once, even if several merchants inherit it', () => {
  const base = join(dir, '_base/cdn.json');
  const whole = readFileSync(base);
  writeFileSync(base, '{');
  try {
    expect(readAll(undefined, dir, known).problems.map(describeProblem)).toEqual([
      expect.stringContaining('_base/cdn.json:1:2: ends in the middle'),
    ]);
  } finally {
    writeFileSync(base, whole);
  }
});

test('a merchant without theme.json and with a symbolic link as a picture is valid', () => {
  rmSync(nova('theme.json'));
  for (const name of ['front.svg', 'front-dark.svg', 'page.svg']) rmSync(nova(`assets/${name}`));
  renameSync(nova('assets/logo.svg'), join(dir, '_logo.svg'));
  symlinkSync(join(dir, '_logo.svg'), nova('assets/logo.svg'));
  expect(said()).toBe('');
});

test('a host that another merchant also has is reported with its line', () => {
  set('merchant.json', 'hosts', ['play.padma.example']);
  setFor('padma', 'hosts', ['play.padma.example']);
  expect(readAll(['nova'], dir, known).problems.map(describeProblem)).toEqual([
    expect.stringMatching(/nova\/merchant\.json:\d+:\d+ → hosts\.0: "play\.padma\.example" is a host of padma/),
  ]);
});

test.each(['', '_base', '../merchants/nova'])('"%s" is not a merchant', (code) => {
  const { problems } = readAll([code], dir, known);
  expect(problems.map(describeProblem)).toEqual([
    `${code}: this merchant folder does not exist. Allowed: nova, padma.`,
  ]);
});

test('a folder with an invalid code as its name is reported once', () => {
  renameSync(nova(''), join(dir, 'My nova'));
  try {
    expect(readAll(['My nova'], dir, known).problems.map(describeProblem)).toEqual([
      expect.stringMatching(/^My nova: can't be a merchant's code\. Allowed: 2 to 31 lowercase letters/),
    ]);
  } finally {
    rmSync(join(dir, 'My nova'), { recursive: true });
  }
});

test('a circular reference is reported once', () => {
  set('theme.json', 'color.dark.accent.$value', '{brand.color.second}');
  set('theme.json', 'color.dark.second.$value', '{brand.color.accent}');
  expect(said().match(/refers to itself/g)).toHaveLength(1);
});

test('a colour that repeats the digits of the accent is a hint', () => {
  set('theme.json', 'color.light.positive.$value', '#00705A');
  expect(said()).toMatch(
    /^hint nova\/theme\.json:\d+:\d+ → color\.light\.positive\.\$value: repeats the accent of light/,
  );
});

/** Every dotted key of a JSON file whose value is not an object. The value of a token counts as one key in any form. */
function leavesOf(node: unknown, key = ''): string[] {
  if (typeof node !== 'object' || node === null || Array.isArray(node) || /\$\w+$/.test(key)) return [key];
  return Object.entries(node)
    .filter(([name]) => name !== '$schema')
    .flatMap(([name, value]) => leavesOf(value, key === '' ? name : `${key}.${name}`));
}

describe.each(['merchant.json', 'languages.json', 'gateway.json', 'switches.json', 'theme.json'])('in %s', (file) => {
  const keys = sample(leavesOf(JSON.parse(readFileSync(join(project.merchantsDir, 'aurora', file), 'utf8'))), 6);

  test.each(keys)('%s with a wrong type is reported with its line', (key) => {
    set(file, key, { no: 1 });
    expect(said()).toMatch(new RegExp(`nova/${file}:\\d+:\\d+ → ${key.replaceAll(/[.$]/g, '\\$&')}`));
  });

  test.each(keys)('%s with a misspelled last part is reported with a suggestion', (key) => {
    const value = key
      .split('.')
      .reduce((at, part) => (at as Record<string, unknown>)[part], JSON.parse(read(file)) as unknown);
    set(file, key, undefined);
    set(file, `${key}x`, value);
    expect(said()).toMatch(new RegExp(`nova/${file}:\\d+:\\d+ → ${key.replaceAll(/[.$]/g, '\\$&')}x`));
  });
});

describe('a dialect of the gateway', () => {
  const wrong = [
    ['token', 'headers', 'dialect.token: "headers" does not fit. Allowed: "header" or "parameter" or "both".'],
    ['preset', 'livry', 'Did you mean "livery"?'],
    ['omitHeaders', ['Devise'], 'Did you mean "Device"?'],
    ['renameHeaders.Merchants', 'X-Brand', 'dialect.renameHeaders.Merchants: is not a known key.'],
    ['renameHeaders.Merchant', 'Cookie', 'the name of a header that browsers do not set themselves'],
    ['renameHeaders.Merchant', 'language', 'each header under a name that no other of Authorization'],
  ] as const;

  test.each(sample(wrong, 3))('with a wrong %s is an error that lists the allowed values', (key, value, words) => {
    set('gateway.json', `dialect.${key}`, value);
    expect(said()).toContain(words);
  });

  const valid: [object, string[]][] = [
    [{ preset: 'specification' }, ['dialect.token', 'dialect.encryptPasswordChange']],
    [{ omitHeaders: ['Idempotency-Key'] }, ['dialect.omitHeaders']],
    [{ renameHeaders: { Merchant: 'X-Brand' } }, []],
    [
      { omitHeaders: ['Device'], renameHeaders: { Device: 'X-Device' } },
      ['dialect.renameHeaders.Device: has no effect'],
    ],
    [
      { token: 'parameter', renameHeaders: { Authorization: 'X-Token' } },
      ['dialect.renameHeaders.Authorization: has no effect', 'dialect.token'],
    ],
  ];

  test.each(sample(valid, 3))(
    '%j is valid, with hints about parts that protect players less or have no effect',
    (dialect, keys) => {
      set('gateway.json', 'dialect', dialect);
      const lines = said().split('\n').filter(Boolean);
      expect(lines).toHaveLength(keys.length);
      for (const [at, key] of keys.entries()) expect(lines[at]).toMatch(new RegExp(`^hint .*gateway\\.json.*${key}`));
    },
  );
});
