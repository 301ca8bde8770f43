import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample } from '@livery/config/sample';
import { languageOf, languages } from '@livery/i18n';
import { type Merchant, switchNames } from '@livery/merchant';
import { layoutAttribute } from '@livery/merchant/theme';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { project } from '../project.ts';
import { checkMerchants } from './check.ts';
import { askAnswers } from './newMerchant/askAnswers.ts';
import { newMerchant } from './newMerchant/newMerchant.ts';
import { knownNames, problemList, readAll } from './readAll.ts';

const known = knownNames();
let dir: string;
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  dir = mkdtempSync(join(tmpdir(), 'livery-new-'));
  for (const name of ['_base', '_template'])
    cpSync(join(project.merchantsDir, name), join(dir, name), { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true }));

test('every merchant of the project is valid', () => {
  const { merchants, problems } = readAll();
  expect(problems).toEqual([]);
  expect(merchants.map(({ code }) => code)).toEqual(expect.arrayContaining(['aurora', 'indus', 'lagoa', 'padma']));
});

test('a check gives a hint about the weak crypto suite of a merchant, and no mistake', async () => {
  expect(await checkMerchants(['aurora', 'padma'])).toBe(0);
  const said = vi
    .mocked(console.log)
    .mock.calls.flat()
    .filter((line) => String(line).includes('legacy-des'));
  expect(said).toEqual([expect.stringMatching(/^Hint: padma\/gateway\.json:\d+:\d+ → cryptoSuite: .*replay/)]);
});

describe('between the demo merchants', () => {
  const { merchants } = readAll(['aurora', 'padma', 'indus', 'lagoa'], undefined, known);
  const valuesOf = (value: (merchant: Merchant) => unknown) => new Set(merchants.map(value));

  test.each(switchNames)('%s is on for one merchant and off for another', (name) => {
    expect(valuesOf(({ switches }) => switches[name])).toEqual(new Set([true, false]));
  });

  test('each screen version, crypto suite, mode and writing direction occurs', () => {
    for (const screen of ['memberCentre', 'deposit'] as const)
      expect(valuesOf(({ templates }) => templates[screen])).toEqual(new Set(['base', 'new']));
    expect(valuesOf(({ gateway }) => gateway.cryptoSuite)).toEqual(new Set(['oaep-gcm', 'legacy-des']));
    expect(valuesOf(({ theme }) => theme.defaultMode)).toEqual(new Set(['dark', 'light']));
    expect(valuesOf(({ languages }) => languageOf(languages.default).direction)).toEqual(new Set(['ltr', 'rtl']));
  });

  test.each<[string, (merchant: Merchant) => unknown]>([
    ['default language', ({ languages }) => languages.default],
    ['surface style', ({ theme }) => theme.surfaceStyle],
    ['layout', ({ theme }) => layoutAttribute(theme.layout)],
    ['corner radius', ({ theme }) => theme.radius.card.$value],
    ['picture style', ({ pictureStyle }) => pictureStyle],
    ['logo', ({ assets }) => readFileSync(assets['logo.svg']!, 'utf8')],
    ['icon', ({ assets }) => readFileSync(assets['icon.svg']!, 'utf8')],
  ])('each has %s', (_, value) => {
    expect(valuesOf(value).size).toBe(merchants.length);
  });
});

test('every merchant names its fictional licence and is marked as play money', () => {
  for (const { code, licence, playMoney } of readAll(undefined, undefined, known).merchants) {
    expect(licence.authority, code).toContain('(fictional)');
    expect(licence.minimumAge, code).toBeGreaterThanOrEqual(18);
    expect(licence.jurisdictions.length, code).toBeGreaterThan(0);
    expect(playMoney, code).toBe(true);
  }
});

test('a new merchant is valid without any answers', async () => {
  expect(await newMerchant('nova', {}, dir, known)).toBe(0);
  const { merchants, problems } = readAll(['nova'], dir, known);
  expect(problems).toEqual([]);
  expect(merchants[0]).toMatchObject({ code: 'nova', name: 'Nova', languages: { default: 'EN' } });
});

test('the answers are written into the files', async () => {
  await newMerchant(
    'nova',
    {
      name: 'Nova & Star',
      languages: 'BN, EN',
      accent: '#aa3366',
      'minimum-age': '21',
      currency: 'PKR',
      symbol: '₨',
      'time-zone': 'Asia/Karachi',
      authority: 'Sample Board (fictional)',
      licence: 'SB-7',
      jurisdictions: 'pk, GB',
    },
    dir,
    known,
  );
  expect(readAll(['nova'], dir, known).merchants[0]).toMatchObject({
    name: 'Nova & Star',
    languages: { default: 'BN', supported: ['BN', 'EN'] },
    licence: {
      minimumAge: 21,
      authority: 'Sample Board (fictional)',
      number: 'SB-7',
      jurisdictions: ['PK', 'GB'],
    },
    currency: { code: 'PKR', symbol: '₨', pattern: '#,##,##0.00' },
    timeZone: 'Asia/Karachi',
    theme: { color: { light: { accent: { $value: '#aa3366' } } } },
  });
  expect(readFileSync(join(dir, 'nova/assets/logo.svg'), 'utf8')).toContain('Nova &amp; Star');
});

const wrong = [
  [{ languages: 'EN,BM' }, '--languages: There are no texts in "BM". Did you mean BN? On offer: EN English'],
  [{ accent: '#ff6a0080' }, '--accent: "#ff6a0080" is not a colour. Give #rrggbb'],
  [{ name: '  ' }, 'One mistake in merchants/:'],
  [{ accent: 'pink' }, '--accent: "pink" is not a colour. Give #rrggbb'],
  [{ second: '#12' }, '--second: "#12" is not a colour. Give #rrggbb'],
  [{ 'time-zone': 'Mars' }, '--time-zone: "Mars" is not an IANA time zone'],
  [{ currency: 'ZZZ' }, '--currency: "ZZZ" is not a currency code of ISO 4217'],
  [{ jurisdictions: 'BD,UK' }, '--jurisdictions: "UK" is not a country code of ISO 3166-1'],
  [{ logo: 'logo.png' }, '--logo: "logo.png" is not an SVG'],
  [{ 'logo-dark': 'nowhere.svg' }, '--logo-dark: There is no file nowhere.svg'],
  [{ 'minimum-age': 'x' }, '--minimum-age: "x" is not an allowed age. Give 18 or more'],
] as const;

test.each(sample(wrong, 4))('a wrong answer %o is rejected and leaves no files', async (answers, message) => {
  await expect(newMerchant('nova', answers, dir, known)).rejects.toThrow(message);
  expect(readdirSync(dir).toSorted()).toEqual(['_base', '_template']);
});

const derived = [
  [{ currency: 'JPY' }, { currency: { symbol: '¥', pattern: '#,##0' }, timeZone: 'Asia/Tokyo', licence: ['JP'] }],
  [
    { 'time-zone': 'Europe/Lisbon' },
    { currency: { symbol: '€', pattern: '#.##0,00' }, timeZone: 'Europe/Lisbon', licence: ['PT'] },
  ],
  [
    { 'time-zone': 'asia/calcutta' },
    { currency: { symbol: '₹', pattern: '#,##,##0.00' }, timeZone: 'asia/calcutta', licence: ['IN'] },
  ],
  [
    { 'time-zone': 'Asia/Dhaka' },
    { currency: { symbol: '৳', pattern: '#,##,##0.00' }, timeZone: 'Asia/Dhaka', licence: ['BD'] },
  ],
  [
    { currency: 'EUR', 'time-zone': 'Europe/Berlin' },
    { currency: { symbol: '€', pattern: '#.##0,00' }, timeZone: 'Europe/Berlin', licence: ['DE'] },
  ],
  [
    { currency: 'brl', 'time-zone': 'America/Sao_Paulo', jurisdictions: 'BR,PT' },
    { currency: { symbol: 'R$', pattern: '#.##0,00' }, timeZone: 'America/Sao_Paulo', licence: ['BR', 'PT'] },
  ],
  [
    { currency: 'BRL' },
    { currency: { symbol: 'R$', pattern: '#.##0,00' }, timeZone: 'America/Sao_Paulo', licence: ['BR'] },
  ],
  [{ currency: 'EUR' }, { currency: { symbol: '€', pattern: '#.##0,00' }, timeZone: 'Europe/Berlin', licence: ['DE'] }],
  [
    { currency: 'USD', jurisdictions: 'PH' },
    { currency: { symbol: '$', pattern: '#,##0.00' }, timeZone: 'Asia/Manila', licence: ['PH'] },
  ],
] as const;

test.each(sample(derived, 8))(
  'symbol, groups, decimals, time zone and countries are derived from %o',
  async (answers, expected) => {
    await newMerchant('nova', answers, dir, known);
    const { currency, timeZone, licence } = readAll(['nova'], dir, known).merchants[0]!;
    expect({ currency, timeZone, licence: licence.jurisdictions }).toEqual({
      ...expected,
      currency: expect.objectContaining(expected.currency),
    });
  },
);

const flagged = [
  [{ languages: 'PT,EN', currency: 'BRL' }, { PT: 'BR' }],
  [{ languages: 'EN,PT', 'time-zone': 'America/Sao_Paulo' }, { PT: 'BR' }],
  [{ languages: 'EN', currency: 'BRL' }, undefined],
  [{ languages: 'PT', 'time-zone': 'Europe/Lisbon' }, undefined],
] as const;

test.each(sample(flagged, 4))(
  'with %o, Portuguese has Brazil’s flag if the merchant is in Brazil',
  async (answers, flags) => {
    await newMerchant('nova', answers, dir, known);
    expect(JSON.parse(readFileSync(join(dir, 'nova/languages.json'), 'utf8')).flags).toEqual(flags);
  },
);

test('values that were not given are listed as proposals with their flag', async () => {
  await newMerchant('nova', { currency: 'JPY' }, dir, known);
  const said = vi.mocked(console.log).mock.calls.flat().join('\n');
  expect(said).toContain('Proposed:    time zone Asia/Tokyo; change it with --time-zone');
  expect(said).toContain('Proposed:    countries of the licence: JP; change them with --jurisdictions');
  expect(said).toContain('Proposed:    language English; change it with --languages');
  expect(said).toContain('Proposed:    colour #6d5df6; change it with --accent');
  expect(said).toContain('Placeholder: authority and number of the licence; set them with --authority and --licence');
  expect(said).not.toContain('currency JPY');
});

test('values that were given are not listed as proposals', { tags: 'whole' }, async () => {
  const all = { accent: '#ff6a00', languages: 'EN', authority: 'Board (fictional)', licence: 'B-1', currency: 'JPY' };
  await newMerchant('nova', { ...all, 'time-zone': 'Asia/Tokyo', jurisdictions: 'JP' }, dir, known);
  expect(vi.mocked(console.log).mock.calls.flat().join('\n')).not.toMatch(/Proposed|Placeholder/);
});

test.each(sample(['#777777', '#000000', '#ff6a00'], 3))(
  'a new merchant with the accent %s has no hints',
  async (accent) => {
    await newMerchant('nova', { accent }, dir, known);
    expect(readAll(['nova'], dir, known).hints).toEqual([]);
  },
);

test('each language has its own tagline, and the theme names its faces', async () => {
  // KR and KO are the same language.
  const codes = Object.keys(languages).filter((code) => code !== 'KR');
  await newMerchant('nova', { languages: codes.join(',') }, dir, known);
  const { tagline, theme } = readAll(['nova'], dir, known).merchants[0]!;
  expect(new Set(codes.map((code) => tagline[code])).size).toBe(codes.length);
  expect(theme.font.heading.$value).not.toEqual(theme.font.body.$value);
});

test('a long name has a logo of limited width, and a file name may end in capitals', { tags: 'whole' }, async () => {
  await newMerchant('nova', { name: 'The Golden Dragon Entertainment and Racing Club' }, dir, known);
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(readFileSync(join(dir, 'nova/assets/logo.svg'), 'utf8'))!;
  expect(Number(width) / Number(height)).toBeLessThan(10);
  cpSync(join(dir, 'nova/assets/icon.svg'), join(dir, '_ICON.SVG'));
  expect(await newMerchant('vega', { icon: join(dir, '_ICON.SVG') }, dir, known)).toBe(0);
});

test('a given logo is used for both modes; if it is invisible on dark, another one is needed', async () => {
  const svg = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 64"><circle cx="50" cy="32" r="24" fill="${fill}"/></svg>`;
  const [green, navy, white] = ['#0a8754', '#0b1020', '#ffffff'].map((fill, index) => {
    const path = join(dir, `_${index}.svg`);
    writeFileSync(path, svg(fill));
    return path;
  });
  await newMerchant('nova', { accent: '#0a8754', logo: green }, dir, known);
  expect(readFileSync(join(dir, 'nova/assets/logo.svg'), 'utf8')).toBe(svg('#0a8754'));
  expect(existsSync(join(dir, 'nova/assets/logo-dark.svg'))).toBe(false);
  await expect(newMerchant('vega', { logo: navy }, dir, known)).rejects.toThrow(/logo-dark\.svg/);
  expect(existsSync(join(dir, 'vega'))).toBe(false);
  await newMerchant('vega', { logo: navy, 'logo-dark': white }, dir, known);
  expect(readFileSync(join(dir, 'vega/assets/logo-dark.svg'), 'utf8')).toBe(svg('#ffffff'));
});

test('at a terminal, a wrong answer is reported and asked again, and the other answers stay', async () => {
  const typed: Record<string, string[]> = {
    'Its name': ['Nova'],
    'Its colour': ['orange', '#ff6a00'],
    'Its currency': ['EUR'],
    'Its languages': ['DE', 'pt,en'],
    'Path of its logo': [join(dir, '_light.svg')],
    'Path of the logo for dark backgrounds': [join(dir, '_dark.svg')],
  };
  for (const name of ['_light.svg', '_dark.svg']) writeFileSync(join(dir, name), '<svg/>');
  const said: string[] = [];
  const answers = await askAnswers(
    {
      say: (line) => said.push(line),
      ask: (question) => {
        const about = Object.keys(typed).find((start) => question.startsWith(start));
        return Promise.resolve((about === undefined ? undefined : typed[about]!.shift()) ?? '');
      },
    },
    {},
  );
  expect(answers).toEqual({
    name: 'Nova',
    accent: '#ff6a00',
    currency: 'EUR',
    languages: 'pt,en',
    logo: join(dir, '_light.svg'),
    'logo-dark': join(dir, '_dark.svg'),
  });
  expect(said).toEqual([
    expect.stringContaining('"orange" is not a colour'),
    expect.stringContaining('There are no texts in "DE"'),
  ]);
});

test('without a logo, askAnswers does not ask for a logo for dark backgrounds', async () => {
  const asked: string[] = [];
  const ask = (question: string) => {
    asked.push(question);
    return Promise.resolve('');
  };
  await askAnswers({ say: () => {}, ask }, {});
  expect(asked.join('\n')).toContain('Path of its logo');
  expect(asked.join('\n')).not.toContain('dark backgrounds (');
});

test('a logo only for dark backgrounds is rejected, because the generated one would not match', async () => {
  writeFileSync(join(dir, '_dark.svg'), '<svg/>');
  await expect(newMerchant('nova', { 'logo-dark': join(dir, '_dark.svg') }, dir, known)).rejects.toThrow('Give both');
  expect(existsSync(join(dir, 'nova'))).toBe(false);
});

test('without a given colour, newMerchant prints nothing about shades', { tags: 'whole' }, async () => {
  await newMerchant('nova', {}, dir, known);
  expect(vi.mocked(console.log).mock.calls.flat().join('\n')).not.toContain('has too little contrast');
});

test.each(['Nova', '../nova', 'n', '_base', 'nova/x', ''])('"%s" is rejected as a code', async (code) => {
  await expect(newMerchant(code, {}, dir, known)).rejects.toThrow("can't be a merchant's code");
});

test('an existing merchant is not overwritten', async () => {
  await newMerchant('nova', { name: 'First' }, dir, known);
  await expect(newMerchant('nova', { name: 'Second' }, dir, known)).rejects.toThrow('exists already');
  expect(readAll(['nova'], dir, known).merchants[0]!.name).toBe('First');
});

test('an accent is changed to the nearest readable shade in each mode', async () => {
  await newMerchant('nova', { accent: '#0b1a6b' }, dir, known);
  const { color } = readAll(['nova'], dir, known).merchants[0]!.theme;
  expect(color.light.accent.$value).toBe('#0b1a6b');
  expect(color.dark.accent.$value).not.toBe('#0b1a6b');
  expect(vi.mocked(console.log).mock.calls.flat().join('\n')).toContain(
    `#0b1a6b has too little contrast in dark mode. The theme uses ${color.dark.accent.$value} there, the nearest readable shade.`,
  );
});

test('unreadable colours are reported with key, contrast and nearest readable colour', async () => {
  await newMerchant('nova', {}, dir, known);
  writeFileSync(join(dir, 'nova/theme.json'), JSON.stringify({ color: { light: { muted: { $value: '#9aa0a8' } } } }));
  const { merchants, problems } = readAll(['nova'], dir, known);
  expect(merchants).toEqual([]);
  expect(problemList(problems)).toMatch(
    /nova\/theme\.json:1:\d+ → color\.light\.muted\.\$value: light: color\.textMuted on color\.\w+ has a contrast of \d\.\d\d to 1 and needs 4\.5; .* Allowed: #[0-9a-f]{6}, the nearest colour that passes\./,
  );
});

test('two calls at the same address are reported', { tags: 'whole' }, async () => {
  await newMerchant('nova', {}, dir, known);
  writeFileSync(
    join(dir, 'nova/gateway.json'),
    JSON.stringify({ paths: { getHelp: '/wps/captcha', login: '/wps/captcha' } }),
  );
  expect(problemList(readAll(['nova'], dir, known).problems)).toContain(
    'nova/gateway.json:1:11 → paths.getHelp: GET /wps/captcha is the address of "getCaptcha". Allowed: a path that no other call of this method has.',
  );
  expect(readAll(['nova'], dir, known).problems).toHaveLength(1);
});

test('missing pictures and unknown calls are reported with the file', async () => {
  await newMerchant('nova', {}, dir, known);
  for (const from of ['_base', 'nova']) rmSync(join(dir, from, 'assets'), { recursive: true, force: true });
  writeFileSync(join(dir, 'nova/gateway.json'), JSON.stringify({ paths: { getCapcha: '/x' } }));
  expect(problemList(readAll(['nova'], dir, known).problems)).toContain(
    'nova/gateway.json:1:11 → paths.getCapcha: "getCapcha" is not a call of the contract. Did you mean "getCaptcha"?',
  );
  rmSync(join(dir, 'nova/gateway.json'));
  expect(problemList(readAll(['nova'], dir, known).problems)).toMatch(
    /2 mistakes in merchants\/:\n {2}nova\/assets\/icon\.svg: is missing.*\n {2}nova\/assets\/logo\.svg: is missing/,
  );
  expect(existsSync(join(dir, 'nova'))).toBe(true);
});
