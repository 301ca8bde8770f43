import { gzipSync } from 'node:zlib';
import { sample, times } from '@livery/config/sample';
import { describe, expect, test } from 'vitest';
import { findSvgFault } from './findSvgFault.ts';
import { gameIcon, GAME_TYPES, motifOf, PICTURE_STYLES } from './index.ts';
import { SUBJECTS } from './subjects/chooseSubject.ts';

const every = GAME_TYPES.flatMap((gameType) => PICTURE_STYLES.map((style) => ({ gameType, style })));

describe('gameIcon', () => {
  test.each(every)('draws well-formed $style tiles for $gameType', ({ gameType, style }) => {
    for (let seed = 0; seed < times(4, 30); seed += 1) {
      expect(
        findSvgFault(gameIcon({ seed, gameType, name: `Game ${seed}`, vendorCode: `V${seed % 9}`, style })),
      ).toBeUndefined();
    }
  });

  test.each(sample(PICTURE_STYLES, 4))('draws every subject in %s', (style) => {
    for (const subject of SUBJECTS) {
      expect(
        findSvgFault(
          gameIcon({ seed: 1, gameType: subject.types[0]!, name: subject.words[0]!, vendorCode: 'A', style }),
        ),
        subject.id,
      ).toBeUndefined();
    }
  });

  const families = SUBJECTS.filter(({ others = [] }) => others.length > 0).map(
    (subject) => [subject.id, subject] as const,
  );

  test.each(families)('uses all drawings of %s, each well-formed and small in every style', (_, subject) => {
    const drawn = new Set<string | undefined>();
    for (let seed = 0; seed < 40; seed += 1) {
      const game = { seed, gameType: subject.types[0]!, name: subject.words[0]!, vendorCode: 'A' };
      drawn.add(motifOf(game).drawing);
      for (const style of seed < times(5, 40) ? PICTURE_STYLES : []) {
        const icon = gameIcon({ ...game, style });
        expect(findSvgFault(icon), `${seed}`).toBeUndefined();
        expect(icon.length).toBeLessThan(24_000);
        expect(gzipSync(icon).length).toBeLessThan(6_000);
      }
    }
    const own = [...drawn].filter((one) => one?.startsWith(`${subject.id} `));
    expect(own).toHaveLength(subject.others!.length + 1);
  });

  test('gives the same bytes for the same game', () => {
    const options = {
      seed: 'g-104',
      gameType: 'RNG',
      name: 'Lotus Dreams',
      vendorCode: 'MEGHNA',
      style: 'flat',
    } as const;
    expect(gameIcon(options)).toBe(gameIcon({ ...options }));
  });

  test.each(PICTURE_STYLES)('draws a different picture for each seed in %s', (style) => {
    const pictures = new Set<string>();
    const seeds = times(100, 500);
    for (let seed = 0; seed < seeds; seed += 1)
      pictures.add(gameIcon({ seed, gameType: 'RNG', name: 'Meghna', vendorCode: 'A', style }));
    expect(pictures.size).toBe(seeds);
  });

  test('draws the subject that the name mentions', () => {
    const drawn = (name: string, other: string): boolean => {
      const options = { gameType: 'RNG', vendorCode: 'A', style: 'flat', seed: 1 } as const;
      const art = /<g id="s">([\s\S]*?)<\/g><g id="x">/;
      return art.exec(gameIcon({ ...options, name }))?.[1] === undefined
        ? false
        : art.exec(gameIcon({ ...options, name }))![1]!.slice(0, 40) ===
            art.exec(gameIcon({ ...options, name: other }))![1]!.slice(0, 40);
    };
    expect(drawn('Tiger Mountain', 'Bengal Tiger')).toBe(true);
    expect(drawn('টাইগার', 'Bengal Tiger')).toBe(true);
    expect(drawn('Tiger Mountain', 'Lotus Dreams')).toBe(false);
  });

  test('escapes a hostile name', () => {
    const icon = gameIcon({
      seed: 1,
      gameType: 'LIVE',
      name: `<script>alert("x")</script>' & \u0000\ud800`,
      vendorCode: `"><svg`,
      style: 'luminous',
    });
    expect(findSvgFault(icon)).toBeUndefined();
    expect(icon).not.toContain('<script');
    expect(icon).toContain('&lt;script&gt;');
  });

  test.each(sample(PICTURE_STYLES, 4))('stays small enough for a phone in %s', (style) => {
    const sizes = Array.from({ length: times(60, 300) }, (_, seed) => {
      const icon = gameIcon({
        seed,
        gameType: GAME_TYPES[seed % GAME_TYPES.length]!,
        name: 'Pictures of Gold',
        vendorCode: 'A',
        style,
      });
      return { raw: icon.length, sent: gzipSync(icon).length };
    });
    expect(Math.max(...sizes.map(({ raw }) => raw))).toBeLessThan(24_000);
    expect(sizes.reduce((sum, { sent }) => sum + sent, 0) / sizes.length).toBeLessThan(6_000);
  });

  test('draws no letters, because the app shows the name as text and may crop the picture', () => {
    for (const { gameType, style } of every) {
      expect(gameIcon({ seed: 1, gameType, name: 'Lotus Dreams', vendorCode: 'A', style })).not.toContain('<text');
    }
  });

  test('loads no external resource', () => {
    for (const { gameType, style } of every) {
      const icon = gameIcon({ seed: 3, gameType, name: 'Any', vendorCode: 'A', style });
      expect(icon.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|@import|data:|xlink/);
    }
  });
});
