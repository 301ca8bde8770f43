import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { GAME_TYPES, PICTURE_STYLES, playPage } from '../index.ts';
import type { PlayPageOptions } from './playPage.ts';

const options: PlayPageOptions = {
  game: { name: 'Ocean King', gameType: 'FISH', classification: 'other', vendorName: 'Meghna' },
  merchantName: 'Aurora',
  balance: '৳1,200.50',
  style: 'luminous',
  backUrl: '/m/home',
  language: 'EN',
  dir: 'ltr',
  stakes: [
    { amount: '1.00', shown: '৳1.00' },
    { amount: '5.00', shown: '৳5.00' },
  ],
  next: { commitment: 'ab'.repeat(32), deal: { card: { rank: 4, suit: 1 }, pays: { higher: 141, lower: 283 } } },
};
/** One game of each kind. */
const games = [
  ...GAME_TYPES.map((gameType) => ({ gameType, classification: 'other' })),
  { gameType: 'LIVE' as const, classification: 'roulette' },
];
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('playPage', () => {
  test.each(games.flatMap((game) => PICTURE_STYLES.map((style) => ({ ...game, style }))))(
    'allows only its own style and script: $gameType, $classification, $style',
    ({ style, ...game }) => {
      const { html, csp } = playPage({ ...options, style, game: { ...options.game, ...game } });
      const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)];
      const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
      expect(styles).toHaveLength(1);
      expect(scripts).toHaveLength(1);
      expect(csp).toContain(`style-src ${hash(styles[0]![1]!)}`);
      expect(csp).toContain(`script-src ${hash(scripts[0]![1]!)}`);
      expect(csp).toContain("default-src 'none'");
      expect(csp).toContain("connect-src 'self'");
      expect(csp).not.toContain('unsafe');
      expect(html).not.toMatch(/ style="| on\w+="/);
    },
  );

  test('every referenced drawing is on the page, exactly once', () => {
    for (const game of games)
      for (const style of PICTURE_STYLES) {
        const { html } = playPage({ ...options, style, game: { ...options.game, ...game } });
        const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
        expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
        const asked = [...html.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, id]) => id!);
        expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
      }
  });

  test('scripts are valid JavaScript', () => {
    for (const game of games) {
      const { html } = playPage({ ...options, game: { ...options.game, ...game } });
      expect(() => new Script(/<script>([\s\S]*?)<\/script>/.exec(html)![1]!)).not.toThrow();
    }
  });

  test.each([
    ['EN', 'Play money: you can’t win or lose real money'],
    ['bn-BD', 'খেলার টাকা'],
    ['UR', 'کھیل کی رقم'],
    ['xx', 'Play money'],
  ])('states in %s that it is play money', (language, words) => {
    expect(playPage({ ...options, language }).html).toContain(words);
  });

  test('escapes hostile texts and drops URLs with unsafe schemes', () => {
    const name = `</script><img src=x onerror="alert(1)">`;
    const { html, csp } = playPage({
      ...options,
      game: { ...options.game, name, vendorName: name, iconUrl: 'javascript:alert(1)' },
      merchantName: name,
      balance: name,
      backUrl: 'javascript:alert(1)',
    });
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('javascript:');
    expect(html).toContain('class="back" href="/"');
    expect(csp).not.toContain('javascript');
    expect(playPage({ ...options, backUrl: '//evil.example/x' }).html).toContain('class="back" href="/"');
  });

  test('for an icon on another host, the policy contains only its origin', () => {
    expect(
      playPage({ ...options, game: { ...options.game, iconUrl: 'https://cdn.example:8443/a/b.svg?x=1' } }).csp,
    ).toContain("img-src 'self' data: https://cdn.example:8443;");
    expect(playPage({ ...options, game: { ...options.game, iconUrl: '/icons/1.svg' } }).csp).toContain(
      "img-src 'self' data:;",
    );
  });

  test('shows the commitment of the next round and its stakes', () => {
    const { html } = playPage(options);
    expect(html).toContain(`<dd id="next-seed">${'ab'.repeat(32)}</dd>`);
    expect(html).toContain('"stakes":[{"amount":"1.00","shown":"৳1.00"},{"amount":"5.00","shown":"৳5.00"}]');
    expect(html).toContain('<bdi id="balance">৳1,200.50</bdi>');
  });

  test('mirrors for right-to-left, and has a back link and a live region for the result', () => {
    const { html } = playPage({ ...options, language: 'UR', dir: 'rtl', backUrl: 'https://indus.example/m/home' });
    expect(html).toContain('<html lang="ur" dir="rtl">');
    expect(html).toContain('href="https://indus.example/m/home"');
    expect(html).toContain('id="result" role="status" aria-live="polite"');
  });
});

test('roulette is a wheel with 37 pockets, and another live game is a table with cards', () => {
  const pageOf = (classification: string) =>
    playPage({ ...options, game: { ...options.game, gameType: 'LIVE', classification } }).html;
  expect(pageOf('roulette').match(/<path class="(red|black|zero)"/g)).toHaveLength(37);
  expect(pageOf('roulette')).toContain('Choose a bet and spin the wheel.');
  expect(pageOf('baccarat')).toContain('class="table"');
});
