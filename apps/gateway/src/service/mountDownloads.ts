import type { Merchant } from '@livery/merchant';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { MerchantDirectory } from '../http/merchantDirectory.ts';
import { sandboxPage } from '../sandbox/sandboxPage.ts';
import { downloadsPath } from './getDownloads.ts';
import { homeScreenProfile } from './homeScreenProfile.ts';

const about = 'This is a sandbox with play money: there is no app to install and nothing for sale.';

const pages: Readonly<Record<string, { title: string; steps: readonly string[] }>> = {
  ios: {
    title: 'for iPhone',
    steps: [
      'Open the site in Safari.',
      'Tap Share, then Add to Home Screen.',
      'Open it from the home screen. It runs in full screen.',
    ],
  },
  android: {
    title: 'for Android',
    steps: [
      'Open the site in Chrome.',
      'Tap the menu, then Install app.',
      'Open it from the home screen. It runs in full screen.',
    ],
  },
  affiliate: {
    title: 'for affiliates',
    steps: [
      'Log in as agent1 to see a downline.',
      'Share your referral code.',
      'Players who register with it appear in your downline.',
    ],
  },
};

/** Serves `GET /sandbox/downloads/<merchant>/…`, the pages that the entries of `getDownloads` link to. */
export function mountDownloads(app: Hono, { merchants }: { merchants: MerchantDirectory }): void {
  const answer = (context: Context, draw: (merchant: Merchant) => Response | Promise<Response>) => {
    const merchant = merchants.find(context.req.param('merchant') ?? '');
    return merchant === undefined ? context.text('This merchant does not exist.', 404) : draw(merchant);
  };

  app.get(`${downloadsPath}/:merchant/app.mobileconfig`, (context) =>
    answer(context, (merchant) =>
      context.body(homeScreenProfile(merchant, new URL(context.req.url).origin), 200, {
        'Content-Type': 'application/x-apple-aspen-config',
        'Content-Disposition': `attachment; filename="${merchant.code}.mobileconfig"`,
        'Cache-Control': 'no-store',
      }),
    ),
  );

  app.get(`${downloadsPath}/:merchant/:page{ios|android|affiliate}`, (context) =>
    answer(context, (merchant) => {
      const { title, steps } = pages[context.req.param('page')]!;
      return sandboxPage(context, {
        title: `${merchant.name} ${title}`,
        path: downloadsPath,
        about,
        body: html`<ol>
          ${steps.map((step) => html`<li>${step}</li>`)}
        </ol>`,
      });
    }),
  );
}
