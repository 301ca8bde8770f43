import { times } from '@livery/config/sample';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeProblem } from './problem.ts';
import { type MerchantFolder, resolveMerchant } from './resolveMerchant.ts';
import { testFolders } from './testMerchant.ts';

/** Sets a nested value: `set(folder, 'theme.json', 'color.dark.accent', {…})`. Undefined deletes it. */
function set(folder: MerchantFolder, file: string, path: string, value: unknown) {
  const keys = path.split('.');
  const last = keys.pop()!;
  let at = ((folder.files as Record<string, Record<string, unknown>>)[file] ??= {});
  for (const key of keys) at = (at[key] ??= {}) as Record<string, unknown>;
  if (value === undefined) delete at[last];
  else at[last] = value;
}

function messages(spoil: (folders: ReturnType<typeof testFolders>) => void, known = {}): string[] {
  const folders = testFolders();
  spoil(folders);
  return resolveMerchant(folders.base, folders.own, known).problems.map(describeProblem);
}

test('a merchant consists of its own values merged over the base', () => {
  const { base, own } = testFolders();
  const { merchant, problems } = resolveMerchant(base, own);
  expect(problems).toEqual([]);
  expect(merchant).toMatchObject({
    code: 'tiny',
    pictureStyle: 'flat',
    languages: { default: 'EN', supported: ['EN'] },
    switches: { USERNAMEREG3: true, CBS3: false },
    templates: { memberCentre: 'base', deposit: 'base' },
    theme: { color: { dark: { accent: { $value: '#ff0000' }, text: { $value: '#ffffff' } } } },
    assets: { 'logo.svg': '/base/logo.svg' },
  });
});

test('[LANG-08] [LANG-07] the default of a merchant is CNY, ￥, #,##0.00 and the dark mode', () => {
  const { base, own } = testFolders();
  const ours = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../../../merchants/_base/${file}`, import.meta.url), 'utf8'));
  Object.assign(base.files, { 'merchant.json': ours('merchant.json') });
  set(base, 'theme.json', 'defaultMode', ours('theme.json').defaultMode);
  set(own, 'merchant.json', 'currency', undefined);
  const { merchant, problems } = resolveMerchant(base, own);
  expect(problems).toEqual([]);
  expect(merchant?.currency).toEqual({ code: 'CNY', symbol: '￥', pattern: '#,##0.00', numerals: 'latn' });
  expect(merchant?.theme.defaultMode).toBe('dark');
});

test('a logo of the merchant replaces all logos of the base, for both modes', () => {
  const { base, own } = testFolders();
  const pictures = (names: string[], of: string) => Object.fromEntries(names.map((name) => [name, `/${of}/${name}`]));
  const assetsWith = (names: string[]) =>
    resolveMerchant(
      { ...base, assets: pictures(['icon.svg', 'logo.svg', 'logo-dark.svg'], 'base') },
      { ...own, assets: pictures(names, 'own') },
    ).merchant?.assets;
  expect(assetsWith([])).toEqual(pictures(['icon.svg', 'logo.svg', 'logo-dark.svg'], 'base'));
  expect(assetsWith(['logo.svg'])).toEqual({ 'icon.svg': '/base/icon.svg', 'logo.svg': '/own/logo.svg' });
  expect(assetsWith(['icon.svg'])).toEqual({
    ...pictures(['logo.svg', 'logo-dark.svg'], 'base'),
    'icon.svg': '/own/icon.svg',
  });
});

test('lists are replaced, not merged', () => {
  const { base, own } = testFolders();
  set(own, 'languages.json', 'supported', ['BN', 'EN']);
  expect(resolveMerchant(base, own).merchant?.languages.supported).toEqual(['BN', 'EN']);
});

test('an unknown key is reported with its file, the known keys and a suggestion', () => {
  expect(messages(({ own }) => set(own, 'theme.json', 'color.dark.acent', { $value: '#ff0000' }))).toEqual([
    expect.stringMatching(
      /^tiny\/theme\.json → color\.dark\.acent: is not a known key\. Allowed: .*accent.*\. Did you mean "accent"\?$/,
    ),
  ]);
});

test('all unknown keys of a file are reported together', () => {
  const reported = messages(({ own }) => {
    set(own, 'switches.json', 'USERNAMREG3', true);
    set(own, 'switches.json', 'zzz', 1);
  });
  expect(reported).toHaveLength(2);
  expect(reported[0]).toContain('Did you mean "USERNAMEREG3"?');
});

test('a missing token is reported with the allowed values', () => {
  expect(messages(({ base }) => set(base, 'theme.json', 'color.light.accent.$value', undefined))).toEqual([
    'tiny/theme.json → color.light.accent.$value: is missing. Allowed: a colour as #rrggbb or #rrggbbaa, a DTCG colour object in srgb, or a reference such as {color.accent}.',
  ]);
});

test('a missing key beside a misspelled key is reported with the misspelled key', () => {
  const reported = messages(({ own }) => {
    set(own, 'merchant.json', 'licence.authority', undefined);
    set(own, 'merchant.json', 'licence.autority', 'Board');
  });
  expect(reported).toContainEqual(
    expect.stringContaining('licence.authority: is missing ("autority" is there instead)'),
  );
  expect(reported).toContainEqual(expect.stringContaining('licence.autority: is not a known key'));
});

test('a wrong colour is reported with its value and the allowed format', () => {
  expect(messages(({ own }) => set(own, 'theme.json', 'color.dark.accent.$value', 'reddish'))).toEqual([
    'tiny/theme.json → color.dark.accent.$value: "reddish" does not fit. Allowed: a colour as #rrggbb or #rrggbbaa, a DTCG colour object in srgb, or a reference such as {color.accent}.',
  ]);
});

test.each([
  ['component.tile.ratio', '3/4', 'a number without quotes, such as 0.75'],
  ['meaning.ease.out', [1.3, 0, 0.2, 1], 'a curve as [x1, y1, x2, y2], each x from 0 to 1'],
  ['meaning.weight.bold', 2000, 'a weight from 1 to 1000'],
])('a wrong %s is reported with the allowed forms of its type', (token, value, forms) => {
  const [reported] = messages(({ own }) => set(own, 'theme.json', `${token}.$value`, value));
  expect(reported).toContain(`Allowed: ${forms}`);
});

test('an invalid value is reported with the allowed values and a suggestion', () => {
  expect(messages(({ own }) => set(own, 'gateway.json', 'cryptoSuite', 'oaep-gmc'))).toEqual([
    'tiny/gateway.json → cryptoSuite: "oaep-gmc" does not fit. Allowed: "oaep-gcm" or "legacy-des". Did you mean "oaep-gcm"?',
  ]);
});

test('a list instead of an object is reported with the keys of the object', () => {
  expect(messages(({ own }) => set(own, 'gateway.json', 'dialect', []))).toEqual([
    expect.stringMatching(
      /^tiny\/gateway\.json → dialect: \[\] does not fit\. Allowed: an object with preset, token, /,
    ),
  ]);
  expect(messages(({ own }) => set(own, 'gateway.json', 'dialect.renameHeaders', ['X-Brand']))).toEqual([
    expect.stringContaining('dialect.renameHeaders: ["X-Brand"] does not fit. Allowed: an object with'),
  ]);
});

test('[SHELL-08] the footer’s items can have any order; unknown, missing or repeated items are reported', () => {
  const withFooter = (footer: readonly string[]) => messages(({ own }) => set(own, 'merchant.json', 'footer', footer));
  expect(withFooter(['home', 'promotions', 'deposit', 'withdraw', 'account'])).toEqual([]);
  expect(withFooter(['home', 'promotion', 'deposit', 'withdraw', 'account'])).toEqual([
    expect.stringMatching(/footer.*"promotion" does not fit.*promotions/),
  ]);
  expect(withFooter(['home', 'deposit', 'deposit', 'withdraw', 'account'])).toEqual([
    expect.stringContaining('each once, in any order'),
  ]);
  expect(withFooter(['home', 'deposit'])).toEqual([expect.stringContaining('each once, in any order')]);
});

test('the blocks of home can have any order and can be omitted; unknown or repeated blocks are reported', () => {
  const withBlocks = (blocks: readonly string[]) =>
    messages(({ own }) => set(own, 'merchant.json', 'homeBlocks', blocks));
  expect(withBlocks(['lotteries', 'winners'])).toEqual([]);
  expect(withBlocks([])).toEqual([]);
  expect(withBlocks(['lotteries', 'winner'])).toEqual([
    expect.stringMatching(/homeBlocks.*"winner" does not fit.*winners/),
  ]);
  expect(withBlocks(['winners', 'winners'])).toEqual([expect.stringContaining('each block once')]);
});

test('the licence’s rules for safer play come from _base, and a merchant can replace them', () => {
  const { base, own } = testFolders();
  const saferPlay = { reminderMinutes: 60, loosenAfterHours: 24, timeOutDays: [1, 7], exclusionMonths: [6] };
  expect(resolveMerchant(base, own).merchant?.licence.saferPlay).toEqual(saferPlay);
  set(own, 'merchant.json', 'licence.saferPlay', { loosenAfterHours: 72, timeOutDays: [3] });
  expect(resolveMerchant(base, own).merchant?.licence.saferPlay).toEqual({
    ...saferPlay,
    loosenAfterHours: 72,
    timeOutDays: [3],
  });
});

test.each([
  ['reminderMinutes', 0, '1 or more'],
  ['loosenAfterHours', 1.5, 'a whole number of hours'],
  ['timeOutDays', [], 'at least one length'],
  ['exclusionMonths', [0], '1 or more'],
])('%s of safer play cannot be %o', (key, value, allowed) => {
  const reported = messages(({ own }) => set(own, 'merchant.json', `licence.saferPlay.${key}`, value));
  expect(reported).toEqual([expect.stringContaining(allowed)]);
});

test('a merchant can have an e-mail address, a page or both as its contact, or no contact', () => {
  const { base, own } = testFolders();
  expect(resolveMerchant(base, own).merchant).not.toHaveProperty('contact');
  const contact = { email: 'help@nova.example', url: 'https://nova.example/help' };
  set(own, 'merchant.json', 'contact', contact);
  expect(resolveMerchant(base, own).merchant?.contact).toEqual(contact);
});

test.each([
  [{}, 'contact: ', 'an email, a url, or both'],
  [{ email: 'help' }, 'contact.email: ', 'an e-mail address, such as help@nova.example'],
  [{ email: 'help@nova.example?body=x' }, 'contact.email: ', 'an e-mail address'],
  [{ url: 'http://nova.example' }, 'contact.url: ', 'an https:// address'],
  [{ url: 'javascript:alert(1)' }, 'contact.url: ', 'an https:// address'],
  [{ mail: 'help@nova.example' }, 'contact.mail: ', 'is not a known key'],
])('the contact %o is reported with its key and the allowed values', (contact, place, allowed) => {
  const reported = messages(({ own }) => set(own, 'merchant.json', 'contact', contact));
  expect(reported).toContainEqual(expect.stringMatching(new RegExp(`${place}.*${allowed.replaceAll('.', '\\.')}`)));
});

test('firebase exists only if a file contains all of it', () => {
  const { base, own } = testFolders();
  expect(resolveMerchant(base, own).merchant?.gateway).not.toHaveProperty('firebase');
  const firebase = { projectId: 'demo-livery', apiKey: 'key', authDomain: 'demo-livery.firebaseapp.com' };
  set(own, 'gateway.json', 'firebase', firebase);
  expect(resolveMerchant(base, own).merchant?.gateway.firebase).toEqual({ ...firebase, phone: true });
  expect(
    messages(({ own: tiny }) => set(tiny, 'gateway.json', 'firebase', { ...firebase, projectId: 'Demo' }))[0],
  ).toContain('a Firebase project id');
  expect(
    messages(({ own: tiny }) =>
      set(tiny, 'gateway.json', 'firebase', { projectId: 'demo-livery', authDomain: 'a.b' }),
    )[0],
  ).toContain('firebase.apiKey');
});

test('a Firebase emulator is allowed only for demo projects', () => {
  const firebase = {
    projectId: 'demo-livery',
    apiKey: 'key',
    authDomain: 'demo-livery.firebaseapp.com',
    emulator: '/',
  };
  const withFirebase = (differences: object) =>
    messages(({ own }) => set(own, 'gateway.json', 'firebase', { ...firebase, ...differences }));
  expect(withFirebase({})).toEqual([]);
  expect(withFirebase({ emulator: 'http://127.0.0.1:9099' })).toEqual([]);
  expect(withFirebase({ projectId: 'livery-live' })[0]).toContain('gateway.json → firebase.emulator');
  expect(withFirebase({ emulator: 'https://elsewhere.example' })[0]).toContain('an address of this machine');
  expect(withFirebase({ emulater: '/' })[0]).toContain('emulator');
});

test('a bot check has a provider and the id from this provider', () => {
  const withCheck = (botCheck: object) => messages(({ own }) => set(own, 'gateway.json', 'botCheck', botCheck));
  const captchaId = '0123456789abcdef0123456789abcdef';
  expect(withCheck({ provider: 'geetest', captchaId })).toEqual([]);
  expect(withCheck({ provider: 'geetest', captchaId: 'key' })[0]).toContain('the id from GeeTest');
  expect(withCheck({ provider: 'geatest', captchaId })[0]).toContain('"geetest"');
  expect(withCheck({ provider: 'geetest', captchaID: captchaId }).join()).toContain('Did you mean "captchaId"');
});

test('an inherited mistake is reported in the file of the base', () => {
  expect(messages(({ base }) => set(base, 'cdn.json', 'assetBase', 'ftp://x'))[0]).toMatch(
    /^_base\/cdn\.json → assetBase/,
  );
});

test('an inherited value that is wrong only for this merchant is reported in its own file', () => {
  const reported = messages(({ own }) => {
    set(own, 'languages.json', 'supported', ['BN']);
  });
  expect(reported[0]).toMatch(/^tiny\/languages\.json → default: "EN" does not fit/);
});

test('a code that differs from the folder name is reported', () => {
  expect(messages(({ own }) => set(own, 'merchant.json', 'code', 'other'))[0]).toContain(
    '"other" is not the name of its folder',
  );
});

test('names of other packages are checked if their lists are given', () => {
  const reported = messages(
    ({ own }) => {
      set(own, 'gateway.json', 'paths.getCapcha', '/c');
      (own.texts as Record<string, unknown>)['EN'] = { 'home.hotGame': 'Hot' };
    },
    { languages: ['BN'], textKeys: ['home.hotGames'], callNames: ['getCaptcha'] },
  );
  expect(reported).toEqual([
    expect.stringContaining('tiny/languages.json → supported.0: "EN" is not a language that has texts'),
    expect.stringContaining('tiny/i18n/EN.json → home.hotGame: "home.hotGame" is not a text of the product'),
    expect.stringContaining('Did you mean "getCaptcha"?'),
  ]);
});

test('a flag must have a picture, and belong to a language of the merchant', () => {
  const reported = messages(({ own }) => set(own, 'languages.json', 'flags', { EN: 'BRA', PT: 'BR' }), {
    flags: ['BR', 'US'],
  });
  expect(reported).toEqual([
    expect.stringMatching(/languages\.json → flags\.EN: "BRA" is not a flag .*BR, US.*Did you mean "BR"/),
    expect.stringContaining('tiny/languages.json → flags.PT: "PT" is not a language of this merchant'),
  ]);
});

test('a missing tagline in the default language is reported', () => {
  const reported = messages(({ own }) => set(own, 'merchant.json', 'tagline', { BN: 'ছোট' }));
  expect(reported).toEqual([expect.stringContaining('tiny/merchant.json → tagline.EN: is missing')]);
});

test('registration by mobile number without a matching login is reported', () => {
  const withSwitches = (...names: string[]) =>
    messages(({ own }) => names.forEach((name) => set(own, 'switches.json', name, true)));
  expect(withSwitches('MOBILENUMREG3')).toEqual([
    expect.stringContaining('tiny/switches.json → MOBILENUMREG3: players who register by mobile number cannot log in'),
  ]);
  expect(withSwitches('MOBILENUMREG3', 'MOBILENUMPASSREG3')).toEqual([]);
  expect(withSwitches('MOBILENUMREG3', 'MOBILEVERCODELOGIN3')).toEqual([]);
});

test('mistakes are reported for any content of a folder, and nothing throws', { timeout: 30_000 }, () => {
  const file = fc.constantFrom(
    'merchant.json',
    'switches.json',
    'languages.json',
    'theme.json',
    'cdn.json',
    'gateway.json',
  );
  const json = fc.oneof(
    fc.jsonValue(),
    fc.constant(JSON.parse('{"__proto__":{"code":"x"},"constructor":1}') as unknown),
  );
  fc.assert(
    fc.property(fc.dictionary(file, json), fc.dictionary(fc.constantFrom('EN', 'BN', 'x'), json), (files, texts) => {
      const { base, own } = testFolders();
      const spoilt = { ...own, files: { ...own.files, ...files }, texts };
      for (const problem of resolveMerchant(base, spoilt, { languages: ['EN'] }).problems) {
        expect(describeProblem(problem)).toMatch(/^(tiny|_base)\//);
      }
      resolveMerchant(spoilt, own);
      resolveMerchant({ ...base, files, texts }, spoilt);
    }),
    { numRuns: times(200, 1000) },
  );
});

test('a key named __proto__ is reported as an unknown key', () => {
  const reported = messages(({ own }) => {
    (own.files as Record<string, unknown>)['cdn.json'] = JSON.parse('{"__proto__":{"assetBase":""}}');
  });
  expect(reported[0]).toContain('tiny/cdn.json → __proto__: is not a known key');
});
