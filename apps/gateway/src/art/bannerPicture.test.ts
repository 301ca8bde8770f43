import { sample } from '@livery/config/sample';
import { describe, expect, test } from 'vitest';
import { lettersBox } from '../testing/lettersBox.ts';
import { openLettering } from '../pictures/openLettering.ts';
import { bannerSubjects } from './bannerSubjects.ts';
import { subjectById } from './subjects/chooseSubject.ts';
import { findSvgFault } from './findSvgFault.ts';
import { bannerPicture, BANNER_THEMES, PICTURE_STYLES, promotionPicture } from './index.ts';

const every = BANNER_THEMES.flatMap((theme) =>
  PICTURE_STYLES.flatMap((style) => (['ltr', 'rtl'] as const).map((dir) => ({ theme, style, dir }))),
);

const fonts = { body: ['Mulish'], heading: ['Tiro Bangla'] };
const letteringOf = (dir: 'ltr' | 'rtl') => openLettering(fonts, dir, ['অ', 'ا']);
const lettering = await letteringOf('ltr');

describe('bannerPicture', () => {
  test.each(sample(every, 5))('draws $theme in $style, $dir', async ({ theme, style, dir }) => {
    const set = await letteringOf(dir);
    for (let seed = 0; seed < 8; seed += 1) {
      const banner = bannerPicture({
        seed,
        theme,
        title: 'প্রতি রাতে মেগা ড্র',
        line: 'ٹکٹ صرف ۲۰ روپے سے',
        lettering: set,
        style,
        dir,
      });
      expect(findSvgFault(banner)).toBeUndefined();
      expect(banner.length).toBeLessThan(56_000);
    }
  });

  test('sets the text at the inline-start side; without a direction the language decides the side', async () => {
    const options = { seed: 1, theme: 'live', title: 'لائیو کیسینو', line: '', style: 'blockprint' } as const;
    const [toLeft, toRight] = [
      { ...options, lettering: await letteringOf('rtl') },
      { ...options, lettering },
    ];
    const title = (banner: string) => lettersBox(banner, 't')!;
    // The ink of a letter may extend a little beyond the text area.
    expect(title(bannerPicture({ ...toLeft, language: 'ur' })).right).toBeGreaterThan(1040);
    expect(title(bannerPicture({ ...toRight, language: 'en' })).left).toBeLessThan(80);
    expect(title(bannerPicture({ ...toRight, language: 'ur', dir: 'ltr' })).left).toBeLessThan(80);
  });

  test('shrinks a long title so that it fits its area completely', () => {
    const title = 'A title that is much longer than any banner ought to carry on it';
    const box = lettersBox(bannerPicture({ seed: 1, theme: 'slots', title, line: '', lettering, style: 'flat' }), 't')!;
    expect(box.lines).toBe(3);
    expect(box.right).toBeLessThan(600);
    expect(box.size).toBeGreaterThan(40);
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

  test('gives the same bytes for the same banner and escapes hostile texts', () => {
    const options = {
      seed: 'b1',
      theme: 'welcome',
      title: `"><script>`,
      line: `'&<b>`,
      lettering,
      style: 'luminous',
      language: '"x',
    } as const;
    const banner = bannerPicture(options);
    expect(bannerPicture(options)).toBe(banner);
    expect(findSvgFault(banner)).toBeUndefined();
    expect(banner).not.toContain('<script>');
  });
});

test.each(PICTURE_STYLES)(
  'the picture of a promotion in %s has no letters, and its main subject is in the middle',
  (style) => {
    const picture = promotionPicture({ seed: 'p1', theme: 'cashback', style });
    expect(findSvgFault(picture)).toBeUndefined();
    expect(lettersBox(picture, 't')).toBeUndefined();
    expect(picture).toContain('translate(560 246)');
  },
);
