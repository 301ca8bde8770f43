import { sample } from '@livery/config/sample';
import { describe, expect, test } from 'vitest';
import { bannerSubjects } from './bannerSubjects.ts';
import { subjectById } from './subjects/chooseSubject.ts';
import { findSvgFault } from './findSvgFault.ts';
import { bannerPicture, BANNER_THEMES, PICTURE_STYLES } from './index.ts';

const every = BANNER_THEMES.flatMap((theme) =>
  PICTURE_STYLES.flatMap((style) =>
    (['centre', 'ltr', 'rtl'] as const).map((arrangement) => ({ theme, style, arrangement })),
  ),
);

describe('bannerPicture', () => {
  test.each(sample(every, 5))('draws $theme in $style, $arrangement', ({ theme, style, arrangement }) => {
    for (let seed = 0; seed < 8; seed += 1) {
      const banner = bannerPicture({ seed, theme, style, arrangement });
      expect(findSvgFault(banner)).toBeUndefined();
      expect(banner).not.toContain('<text');
      expect(banner.length).toBeLessThan(40_000);
    }
  });

  test.each([
    ['ltr', 878],
    ['rtl', 242],
    ['centre', 560],
  ] as const)('in the arrangement %s, the main subject is at %i of 1120', (arrangement, x) => {
    expect(bannerPicture({ seed: 1, theme: 'live', style: 'blockprint', arrangement })).toContain(
      `translate(${x} 246)`,
    );
  });

  test('the main subjects of each merchant’s style are used in no other style', () => {
    for (const [style, themes] of Object.entries(bannerSubjects)) {
      for (const id of new Set(Object.values(themes).flat(2))) expect(subjectById(id).id).toBe(id);
      const elsewhere = Object.entries(bannerSubjects)
        .filter(([other]) => other !== style)
        .flatMap(([, { welcome }]) => welcome.map(([main]) => main));
      for (const [main] of themes.welcome) expect(elsewhere).not.toContain(main);
    }
  });

  test('gives the same bytes for the same banner', () => {
    const options = { seed: 'b1', theme: 'welcome', style: 'luminous', arrangement: 'ltr' } as const;
    expect(bannerPicture(options)).toBe(bannerPicture({ ...options }));
  });
});
