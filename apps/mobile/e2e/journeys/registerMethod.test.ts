import { storageKeys } from '@livery/device/storage';
import { decryptSent } from '../fixtures/decryptSent.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { register } from '../fixtures/signIn.ts';

const inApp = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36 LiveryApp/1.4';

/** How a player opens the site, and the method that the gateway receives. */
const ways = [
  { method: 'H5', way: 'in a browser' },
  { method: 'H5', way: 'in a browser, with a flag from an earlier web clip', isWebClip: true },
  { method: 'PWA', way: 'from the home screen', isStandalone: true },
  { method: 'WEBCLIP', way: 'from a web clip on the home screen', isStandalone: true, isWebClip: true },
  {
    method: 'APP',
    way: 'in the app, also with the flag of a web clip',
    isStandalone: true,
    isWebClip: true,
    userAgent: inApp,
  },
];

for (const { method, way, isStandalone = false, isWebClip = false, userAgent } of ways)
  test.describe(way, () => {
    test.use({ ...(userAgent !== undefined && { userAgent }) });

    test(`[REG-12] a player who registers ${way} has the method ${method} at the gateway`, async ({
      page,
      words,
      merchant,
    }) => {
      if (isWebClip) await page.addInitScript((flag) => localStorage.setItem(flag, '1'), storageKeys.webClip);
      if (isStandalone)
        await page.addInitScript(() => {
          const real = window.matchMedia.bind(window);
          const standalone = real('all');
          window.matchMedia = (query) => (query.includes('display-mode: standalone') ? standalone : real(query));
        });
      const sent = page.waitForRequest((request) => request.url().endsWith('/wps/member/register'));
      await register(page, words, { hasCaptcha: true });
      expect(await decryptSent(merchant, await sent)).toMatchObject({ registerMethod: method, type: 0 });
    });
  });
