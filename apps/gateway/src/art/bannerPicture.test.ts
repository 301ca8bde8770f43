import { describe, expect, test } from 'vitest';
import { bannerSubjects } from './bannerSubjects.ts';
import { subjectById } from './subjects/chooseSubject.ts';
import { findSvgFault } from './findSvgFault.ts';
import { bannerPicture, BANNER_THEMES, PICTURE_STYLES } from './index.ts';

const every = BANNER_THEMES.flatMap((theme) =>
  PICTURE_STYLES.flatMap((style) => (['ltr', 'rtl'] as const).map((dir) => ({ theme, style, dir }))),
);

describe('bannerPicture', () => {
  test.each(every)('draws $theme in $style, $dir', ({ theme, style, dir }) => {
    for (let seed = 0; seed < 8; seed += 1) {
      const banner = bannerPicture({ seed, theme, title: 'প্রতি রাতে মেগা ড্র', line: 'ٹکٹ صرف ۲۰ روپے سے', style, dir });
      expect(findSvgFault(banner)).toBeUndefined();
      expect(banner.length).toBeLessThan(36_000);
    }
  });

  test('sets the words at the start side and follows the language where no direction is given', () => {
    const options = { seed: 1, theme: 'live', title: 'لائیو کیسینو', line: '', style: 'blockprint' } as const;
    expect(bannerPicture({ ...options, language: 'ur' })).toMatch(/<text x="1062"[^>]*direction="rtl"/);
    expect(bannerPicture({ ...options, language: 'en' })).toMatch(/<text x="58"/);
    expect(bannerPicture({ ...options, language: 'ur', dir: 'ltr' })).toMatch(/<text x="58"/);
  });

  test.each([
    ['Live casino'],
    ['প্রতি সোমবার দশ শতাংশ ক্যাশব্যাক'],
    ['A title that is much longer than any banner ought to carry on it'],
  ])('letters %s at 60 units or more on at most two lines', (title) => {
    const texts = [
      ...bannerPicture({ seed: 1, theme: 'slots', title, line: '', style: 'flat' }).matchAll(
        /<text [^>]*font-size="([\d.]+)"/g,
      ),
    ];
    expect(texts.length).toBeLessThanOrEqual(2);
    for (const [, size] of texts) expect(Number(size)).toBeGreaterThanOrEqual(60);
  });

  test('every merchant’s style has main subjects of its own', () => {
    for (const [style, themes] of Object.entries(bannerSubjects)) {
      for (const id of new Set(Object.values(themes).flat(2))) expect(subjectById(id).id).toBe(id);
      const elsewhere = Object.entries(bannerSubjects)
        .filter(([other]) => other !== style)
        .flatMap(([, { welcome }]) => welcome.map(([main]) => main));
      for (const [main] of themes.welcome) expect(elsewhere).not.toContain(main);
    }
  });

  test('gives the same bytes for the same banner and escapes hostile texts', () => {
    const options = {
      seed: 'b1',
      theme: 'welcome',
      title: `"><script>`,
      line: `'&<b>`,
      style: 'luminous',
      language: '"x',
    } as const;
    const banner = bannerPicture(options);
    expect(bannerPicture(options)).toBe(banner);
    expect(findSvgFault(banner)).toBeUndefined();
    expect(banner).not.toContain('<script>');
  });
});
