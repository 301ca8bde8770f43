import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageOf } from '@livery/i18n';
import { type Merchant, switchNames } from '@livery/merchant';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { project } from '../project.ts';
import { checkMerchants } from './check.ts';
import { newMerchant } from './new.ts';
import { problemList, readAll } from './readAll.ts';

let dir: string;
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  dir = mkdtempSync(join(tmpdir(), 'livery-new-'));
  for (const name of ['_base', '_template'])
    cpSync(join(project.merchantsDir, name), join(dir, name), { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true }));

test('every merchant of the project is in order', () => {
  const { merchants, problems } = readAll();
  expect(problems).toEqual([]);
  expect(merchants.map(({ code }) => code)).toEqual(expect.arrayContaining(['aurora', 'indus', 'lagoa', 'padma']));
});

test('a check hints at the merchant whose bodies can be sent again, and finds no mistake in that', async () => {
  expect(await checkMerchants(['aurora', 'padma'])).toBe(0);
  const said = vi
    .mocked(console.log)
    .mock.calls.flat()
    .filter((line) => String(line).includes('legacy-des'));
  expect(said).toEqual([expect.stringMatching(/^Hint: padma\/gateway\.json .*replay/)]);
});

describe('between the demo merchants', () => {
  const { merchants } = readAll(['aurora', 'padma', 'indus', 'lagoa']);
  const valuesOf = (value: (merchant: Merchant) => unknown) => new Set(merchants.map(value));

  test.each(switchNames)('%s is on somewhere and off somewhere', (name) => {
    expect(valuesOf(({ switches }) => switches[name])).toEqual(new Set([true, false]));
  });

  test('each version of a screen, each crypto suite, each mode and each direction is met', () => {
    for (const screen of ['memberCentre', 'deposit'] as const)
      expect(valuesOf(({ templates }) => templates[screen])).toEqual(new Set(['base', 'new']));
    expect(valuesOf(({ gateway }) => gateway.cryptoSuite)).toEqual(new Set(['oaep-gcm', 'legacy-des']));
    expect(valuesOf(({ theme }) => theme.defaultMode)).toEqual(new Set(['dark', 'light']));
    expect(valuesOf(({ languages }) => languageOf(languages.default).direction)).toEqual(new Set(['ltr', 'rtl']));
  });

  test.each<[string, (merchant: Merchant) => unknown]>([
    ['language of its own to begin with', ({ languages }) => languages.default],
    ['surfaces of its own', ({ theme }) => theme.surfaceStyle],
    ['corners of its own', ({ theme }) => theme.radius.card.$value],
    ['drawings of its own', ({ pictureStyle }) => pictureStyle],
    ['lettering of its own', ({ assets }) => readFileSync(assets['logo.svg']!, 'utf8')],
    ['icon of its own', ({ assets }) => readFileSync(assets['icon.svg']!, 'utf8')],
  ])('each has %s', (_, value) => {
    expect(valuesOf(value).size).toBe(merchants.length);
  });
});

test('every merchant says under which fictional licence it plays, and that it is play money', () => {
  for (const { code, licence, playMoney } of readAll().merchants) {
    expect(licence.authority, code).toContain('(fictional)');
    expect(licence.minimumAge, code).toBeGreaterThanOrEqual(18);
    expect(licence.jurisdictions.length, code).toBeGreaterThan(0);
    expect(playMoney, code).toBe(true);
  }
});

test('a new merchant is in order without a single answer', async () => {
  expect(await newMerchant('nova', {}, dir)).toBe(0);
  const { merchants, problems } = readAll(['nova'], dir);
  expect(problems).toEqual([]);
  expect(merchants[0]).toMatchObject({ code: 'nova', name: 'Nova', languages: { default: 'EN' } });
});

test('answers go into the files', async () => {
  await newMerchant(
    'nova',
    {
      name: 'Nova <Star>',
      languages: 'BN, EN',
      accent: '#aa3366',
      'minimum-age': '21',
      currency: 'PKR',
      symbol: '₨',
      'time-zone': 'Asia/Karachi',
    },
    dir,
  );
  expect(readAll(['nova'], dir).merchants[0]).toMatchObject({
    name: 'Nova <Star>',
    languages: { default: 'BN', supported: ['BN', 'EN'] },
    licence: { minimumAge: 21 },
    currency: { code: 'PKR', symbol: '₨' },
    timeZone: 'Asia/Karachi',
    theme: { color: { light: { accent: { $value: '#aa3366' } } } },
  });
  expect(readFileSync(join(dir, 'nova/assets/logo.svg'), 'utf8')).toContain('Nova &lt;Star&gt;');
});

test.each([
  [{ languages: 'XX' }, 'languages.json'],
  [{ accent: 'pink' }, 'a colour as #rrggbb'],
  [{ 'time-zone': 'Mars' }, 'IANA'],
  [{ 'minimum-age': 'x' }, 'minimumAge'],
])('a wrong answer %o is refused and leaves nothing behind', async (answers, message) => {
  await expect(newMerchant('nova', answers, dir)).rejects.toThrow(message);
  expect(readdirSync(dir).toSorted()).toEqual(['_base', '_template']);
});

test.each(['Nova', '../nova', 'n', '_base', 'nova/x', ''])('"%s" can’t be a code', async (code) => {
  await expect(newMerchant(code, {}, dir)).rejects.toThrow("can't be a merchant's code");
});

test('a merchant that is there is not written over', async () => {
  await newMerchant('nova', { name: 'First' }, dir);
  await expect(newMerchant('nova', { name: 'Second' }, dir)).rejects.toThrow('is there already');
  expect(readAll(['nova'], dir).merchants[0]!.name).toBe('First');
});

test('an accent is used in the nearest shade that can be read, in each mode', async () => {
  await newMerchant('nova', { accent: '#0b1a6b' }, dir);
  const { color } = readAll(['nova'], dir).merchants[0]!.theme;
  expect(color.light.accent.$value).toBe('#0b1a6b');
  expect(color.dark.accent.$value).not.toBe('#0b1a6b');
  expect(vi.mocked(console.log).mock.calls.flat().join('\n')).toContain(
    `#0b1a6b can't be read in dark: there it is ${color.dark.accent.$value}, the nearest shade that can.`,
  );
});

test('colours that can’t be read on one another are reported with the key, the ratio and the nearest that can', async () => {
  await newMerchant('nova', {}, dir);
  writeFileSync(join(dir, 'nova/theme.json'), JSON.stringify({ color: { light: { muted: { $value: '#9aa0a8' } } } }));
  const { merchants, problems } = readAll(['nova'], dir);
  expect(merchants).toEqual([]);
  expect(problemList(problems)).toMatch(
    /nova\/theme\.json:1:\d+ → color\.light\.muted\.\$value: light: color\.textMuted on color\.\w+ has a contrast of \d\.\d\d to 1 and needs 4\.5; .* Allowed: #[0-9a-f]{6}, the nearest that passes\./,
  );
});

test('two calls at one address are reported: only one of them could be answered', async () => {
  await newMerchant('nova', {}, dir);
  writeFileSync(
    join(dir, 'nova/gateway.json'),
    JSON.stringify({ paths: { getHelp: '/wps/captcha', login: '/wps/captcha' } }),
  );
  expect(problemList(readAll(['nova'], dir).problems)).toContain(
    'nova/gateway.json:1:11 → paths.getHelp: GET /wps/captcha is where "getCaptcha" is answered. Allowed: a path that no other call of this method has.',
  );
  expect(readAll(['nova'], dir).problems).toHaveLength(1);
});

test('missing pictures, unknown texts and unknown calls are reported with the file', async () => {
  await newMerchant('nova', {}, dir);
  for (const from of ['_base', 'nova']) rmSync(join(dir, from, 'assets'), { recursive: true, force: true });
  writeFileSync(join(dir, 'nova/gateway.json'), JSON.stringify({ paths: { getCapcha: '/x' } }));
  expect(problemList(readAll(['nova'], dir).problems)).toContain(
    'nova/gateway.json:1:11 → paths.getCapcha: "getCapcha" is not a call of the contract. Did you mean "getCaptcha"?',
  );
  rmSync(join(dir, 'nova/gateway.json'));
  expect(problemList(readAll(['nova'], dir).problems)).toMatch(
    /2 mistakes in merchants\/:\n {2}nova\/assets\/icon\.svg: is missing.*\n {2}nova\/assets\/logo\.svg: is missing/,
  );
  expect(existsSync(join(dir, 'nova'))).toBe(true);
});
