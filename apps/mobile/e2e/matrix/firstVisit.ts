import type { Page } from '@playwright/test';
import { requestsBeforeUsable } from '../fixtures/requestsBeforeUsable.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { wordsIn } from '../fixtures/words.ts';
import type { Place } from './places.ts';

/** Names of fonts of scripts that a language does not use. */
const otherScripts: Readonly<Record<string, RegExp>> = {
  BN: /naskh|nastaliq|myanmar/,
  UR: /bengali|myanmar/,
  MY: /bengali|naskh|nastaliq/,
};

const loadedFamilies = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return [...new Set(loaded.map(({ family }) => family.replaceAll('"', '')))];
  });

/** Declares a test for each merchant and language. */
export function testFirstVisit(places: readonly Place[]): void {
  for (const { merchant, language } of places) {
    test.describe('the first visit', () => {
      test.use({ merchant });

      test(`to ${merchant} in ${language} makes at most 12 requests and loads only the named code and fonts`, async ({
        page,
      }) => {
        const fonts: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'font')
            fonts.push(new URL(request.url()).pathname.split('/').pop()!.split('.')[0]!);
        });
        await page.addInitScript((code) => localStorage.setItem('language', code), language);
        const requests = await requestsBeforeUsable(page, wordsIn(language));
        const counted = requests.filter(({ isPicture }) => !isPicture).map(({ path }) => path);
        expect(counted.length, counted.join('\n')).toBeLessThanOrEqual(12);

        // This is the HTML of the page as it was written, because the live page also names code that loaded later. The
        // benchmark measures that code.
        const html = await page.evaluate(async () => (await fetch('/m/home')).text());
        const [, headJson] = /<script type="application\/json" id="head-data">(.*?)<\/script>/s.exec(html)!;
        const { code: named } = JSON.parse(headJson!) as { code: string[] };
        expect(counted.filter((path) => path.endsWith('.js')).toSorted()).toEqual(named.toSorted());

        // If home is prerendered for this player, it starts with cut faces; see `drawnFaces.test.ts`.
        const own =
          { BN: ['Noto Sans Bengali Bn'], UR: ['Noto Naskh Arabic Ar'], MY: ['Noto Sans Myanmar My'] }[language] ?? [];
        await expect
          .poll(async () => {
            await page.clock.runFor(10);
            return loadedFamilies(page);
          })
          .toEqual(expect.arrayContaining(own));
        expect(fonts.filter((name) => (otherScripts[language] ?? /bengali|naskh|nastaliq|myanmar/).test(name))).toEqual(
          [],
        );
        // There is one file per face, because the text uses exactly the preloaded file.
        expect(fonts.length, fonts.join()).toBe(new Set(fonts).size);
        expect(fonts.length).toBeGreaterThan(0);
      });
    });
  }
}
