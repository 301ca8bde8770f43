// @vitest-environment node
import { readFileSync } from 'node:fs';
import { calls } from '@livery/api/contract';
import { fetchHomeData } from '@livery/api/home-data';
import { answer, sampleGame, sampleValues, startNetwork, testMerchant } from '@livery/api/testing';
import { homeTextAreas } from '@livery/i18n';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { prerenderHome } from './prerender.tsx';

const network = startNetwork();

const switchedOn = (way: 'USERNAMEREG3' | 'MOBILENUMREG3') =>
  testMerchant({ switches: { ...testMerchant().switches, [way]: true } });
const withRegister = switchedOn('USERNAMEREG3');

const textsIn = (language: string) =>
  Object.fromEntries(
    homeTextAreas.map((area) => [
      area,
      JSON.parse(
        readFileSync(new URL(`../../../packages/i18n/src/texts/${language}/${area}.json`, import.meta.url), 'utf8'),
      ),
    ]),
  );

describe('prerendered home', () => {
  test('shows a guest login, register, titles and skeletons, in the given language', async () => {
    const html = await prerenderHome({ merchant: withRegister, language: 'BN', texts: textsIn('BN') });
    expect(html).toContain('জনপ্রিয় গেম');
    expect(html).toContain('নিবন্ধন');
    expect(html).toContain('খেলার টাকা');
    expect(html).toContain('href="/m/login"');
    expect(html).not.toContain('<script');
  });

  test("shows the gateway's data as text and with eager pictures, without code", async () => {
    const banner = { id: 'b1', groupName: 'm_home', title: 'Cashback', url: '/pictures/b1.(400w-672w).avif' };
    network.use(
      answer(calls.getAnnouncements, { ...sampleValues.getAnnouncements, banners: { content: [banner] } }),
      answer(calls.getHotGames, { list: [sampleGame(1, { gameName: '<b>Lucky</b> & Co' })] }),
      answer(calls.getVendorGameTypes, sampleValues.getVendorGameTypes),
    );
    const data = await fetchHomeData({ merchant: withRegister, language: 'EN', gateway: undefined });
    const html = await prerenderHome({ merchant: withRegister, language: 'EN', texts: textsIn('EN'), data });
    expect(html).toContain('&lt;b&gt;Lucky&lt;/b&gt; &amp; Co');
    expect(html).toContain(sampleValues.getAnnouncements.player.content[0]!.title);
    expect(html).toContain('alt="Cashback"');
    expect(html).toContain('Slots');
    // The parser loads these pictures, and they are not hidden until code fades them in.
    const pictures = html
      .match(/<img [^>]*>/g)!
      .filter((picture) => picture.includes('b1.') || picture.includes('srcset') || picture.includes('decoding'));
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    for (const picture of pictures) expect(picture).toMatch(/loading="eager".*fetchPriority="high"/i);
    // Browsers that do not support AVIF ignore the preload, and load the same banner as WebP.
    const [preloads] = /^(<link [^>]*>)+/.exec(html)!;
    expect(preloads).toMatch(/<link rel="preload" as="image" type="image\/avif"[^>]* imageSrcSet="[^"]*b1\.400w\.avif/);
    expect(html).toMatch(
      /<source type="image\/avif" srcSet="[^"]*b1\.672w\.avif 672w"[^>]*><img [^>]*b1\.672w\.webp 672w"/,
    );
    // The page's policy forbids style attributes.
    expect(html).not.toContain(' style="');
  });

  test('leaves no timers that keep the process alive', async () => {
    network.use(
      answer(calls.getAnnouncements, sampleValues.getAnnouncements),
      answer(calls.getHotGames, { list: [sampleGame(1)] }),
      answer(calls.getVendorGameTypes, sampleValues.getVendorGameTypes),
    );
    const data = await fetchHomeData({ merchant: testMerchant(), language: 'EN', gateway: undefined });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await prerenderHome({ merchant: testMerchant(), language: 'EN', texts: textsIn('EN'), data });
    vi.advanceTimersByTime(1_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('links to the register form if players register only by mobile number', async () => {
    const merchant = switchedOn('MOBILENUMREG3');
    expect(await prerenderHome({ merchant, language: 'EN', texts: textsIn('EN') })).toContain('href="/m/register"');
  });

  test('has no link to a register form if the merchant has none', async () => {
    const html = await prerenderHome({ merchant: testMerchant(), language: 'EN', texts: textsIn('EN') });
    expect(html).toContain('href="/m/login"');
    expect(html).not.toContain('/m/register');
  });

  test('shows the licence and the minimum age', async () => {
    const html = await prerenderHome({ merchant: testMerchant(), language: 'EN', texts: textsIn('EN') });
    expect(html).toContain('Test Authority');
    expect(html).toContain('18+ only');
  });

  test('does not mention play money if the merchant uses real money', async () => {
    const html = await prerenderHome({
      merchant: testMerchant({ playMoney: false }),
      language: 'EN',
      texts: textsIn('EN'),
    });
    expect(html.toLowerCase()).not.toContain('play money');
  });

  test.each(['base', 'new'] as const)(
    "[STAT-04] is the %s version according to the merchant's flags",
    async (version) => {
      const merchant = { ...withRegister, templates: { memberCentre: version, deposit: version } };
      const html = await prerenderHome({ merchant, language: 'EN', texts: textsIn('EN') });
      expect(html.includes('Thousands of games, one account.')).toBe(version === 'new');
      // The code of the shortcuts loads later, but in the HTML they are plain links.
      expect(html).toMatch(new RegExp(`<nav aria-label="Shortcuts" class="${version}"`));
      expect(html).toContain('href="/m/voucherCenter"');
    },
  );
});
