import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample } from '@livery/config/sample';
import { describeProblem } from '@livery/merchant';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { project } from '../project.ts';
import { knownNames, readAll } from './readAll.ts';

const known = knownNames();
let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-texts-'));
  cpSync(join(project.merchantsDir, '_base'), join(dir, '_base'), { recursive: true });
});
beforeEach(() => {
  rmSync(join(dir, 'nova'), { recursive: true, force: true });
  cpSync(join(project.merchantsDir, 'aurora'), join(dir, 'nova'), { recursive: true });
  set('merchant.json', 'code', 'nova');
  set('gateway.json', 'gameHosts', []);
});
afterAll(() => rmSync(dir, { recursive: true }));

/** Changes one value of a JSON file of the merchant. */
function set(file: string, key: string, value: unknown): void {
  const path = join(dir, 'nova', file);
  const whole = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const steps = key.split('.');
  let at = whole;
  for (const step of steps.slice(0, -1)) at = (at[step] ??= {}) as Record<string, unknown>;
  at[steps.at(-1)!] = value;
  writeFileSync(path, JSON.stringify(whole, null, 2));
}

const problems = () => readAll(['nova'], dir, known).problems.map(describeProblem);

/** Sets the text `common.retry` of the merchant. */
function setText(text: string): void {
  mkdirSync(join(dir, 'nova/i18n'), { recursive: true });
  writeFileSync(join(dir, 'nova/i18n/EN.json'), JSON.stringify({ 'common.retry': text }));
}

/** The keys of merchant.json whose texts players read. */
const shownKeys = ['name', 'tagline.EN', 'licence.authority', 'licence.number'];

describe('HTML in merchant.json is reported once at its key', () => {
  const texts = shownKeys.flatMap((key) =>
    ['<img src=x onerror=alert(1)>', '<b>Play</b> &lt;now'].map((html) => [key, html] as const),
  );

  test.each(sample(texts, 3))('%s: %s', (key, html) => {
    set('merchant.json', key, html);
    expect(problems()).toEqual([
      expect.stringMatching(new RegExp(`nova/merchant\\.json:\\d+:\\d+ → ${key}: .* Allowed: text without HTML`)),
    ]);
  });

  test('the name of a help contact', () => {
    set('merchant.json', 'licence.helpContacts', [{ name: '<b>Help</b>', phone: '+880 1000 000000' }]);
    expect(problems()).toEqual([expect.stringMatching(/→ licence\.helpContacts\.0\.name: .*text without HTML/)]);
  });
});

const hidden: [string, string][] = [
  ['an isolate without its end', '\u2066Again'],
  ['an isolate from right to left without its end', 'Again \u2067now'],
  ['an end without its isolate', 'Again\u2069'],
  ['a zero width space alone', '\u200b'],
  ['a filler of Hangul alone', '\u3164'],
  ['tag characters', 'Again\u{e0041}\u{e0042}'],
];

describe('invisible characters are reported once', () => {
  test.each(sample(hidden, 3))('in a text: %s', (_, text) => {
    setText(text);
    expect(problems()).toEqual([
      expect.stringMatching(/nova\/i18n\/EN\.json:1:2 → common\.retry: .* does not fit\. Allowed: visible text/),
    ]);
  });

  test.each(sample(hidden, 3))('in the name and the tagline of merchant.json: %s', (_, text) => {
    set('merchant.json', 'name', text);
    set('merchant.json', 'tagline.EN', text);
    expect(problems()).toEqual([
      expect.stringMatching(/→ name: .* Allowed: a text of one line that can be seen/),
      expect.stringMatching(/→ tagline\.EN: .* Allowed: a text of one line that can be seen/),
    ]);
  });

  const allowed = [
    ['an isolate with its end', 'Again \u2066now\u2069'],
    ['the flag of Scotland', 'Again \u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a joiner in Bengali', 'র\u200d্যাব'],
  ] as const;

  test.each(sample(allowed, 3))('but these are allowed in a text: %s', (_, text) => {
    setText(text);
    expect(problems()).toEqual([]);
  });
});

describe('a currency symbol', () => {
  test.each(sample(['-', '.', ',', '7', '$7', '$\u0336', 'R\u0336', '.Rs', 'Rs..', 'R$.', '/', '$/', '<b>', "'"], 7))(
    '%s is rejected',
    (symbol) => {
      set('merchant.json', 'currency.symbol', symbol);
      expect(problems()).toEqual([
        expect.stringMatching(/→ currency\.symbol: .* does not fit\. Allowed: letters and currency signs/),
      ]);
    },
  );

  test.each(sample(['৳', 'R$', 'Rs.', 'ကျပ်', 'টাকা', 'د.إ', 'F CFA', '￥', 'Kč', 'S/', 'B/.'], 5))(
    '%s is valid',
    (symbol) => {
      set('merchant.json', 'currency.symbol', symbol);
      expect(problems()).toEqual([]);
    },
  );
});
