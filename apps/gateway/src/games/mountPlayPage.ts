import type { Merchant } from '@livery/merchant';
import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { playPage } from '../art/index.ts';
import type { Database } from '../db/connect.ts';
import { directionOf } from '../http/directionOf.ts';
import { framedByMerchant } from '../http/framing.ts';
import { merchantAtPlayHost } from '../http/merchantAtHost.ts';
import type { MerchantDirectory } from '../http/merchantDirectory.ts';
import { iconFile } from '../pictures/pictureFiles.ts';
import { memberBalances } from '../wallet/ledger.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { formatMoney } from '../wallet/formatMoney.ts';
import { closedGamePage } from './closedGamePage.ts';
import { playPath } from './launchGame.ts';
import { pageOfPlayHost } from './playHost.ts';
import { redeemPlayTicket, visitCookie, visitMinutes, findTicketExit } from './playTickets.ts';
import { nextRound } from './rounds/playRound.ts';
import { offeredStakes } from './rounds/stakes.ts';

interface Parts {
  db: Database;
  merchants: MerchantDirectory;
}

/** Serves `GET /sandbox/play/<ticket>`, the page of a launched game. `redeemPlayTicket` limits how often it opens. */
export function mountPlayPage(app: Hono, { db, merchants }: Parts): void {
  app.get(`${playPath}/:ticket`, async (context) => {
    const ticket = context.req.param('ticket');
    const opened = await redeemPlayTicket(db, { ticket, visit: getCookie(context, visitCookie) });
    const merchant = opened && merchants.find(opened.merchantCode);
    const host = context.req.header('Host') ?? '';
    if (opened === undefined || merchant === undefined) {
      const { merchantCode, ...exit } = await findTicketExit(db, ticket);
      const closed = closedGamePage({ ...exit, app: pageOfPlayHost(host, exit.backUrl) });
      // The app also shows this page in its frame if the ticket no longer exists, for example after a logout.
      const owner = (merchantCode && merchants.find(merchantCode)) || merchantAtPlayHost(hostnameOf(host), merchants);
      return page(context, framed(closed, owner), 410);
    }
    if (opened.newVisit !== undefined) {
      setCookie(context, visitCookie, opened.newVisit, {
        path: `${playPath}/${ticket}`,
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: visitMinutes * 60,
      });
    }
    const { name, gameType, classification, vendorName, language, backUrl, minBet, nextSeed } = opened;
    const app = pageOfPlayHost(host, backUrl);
    const opening = playPage({
      // The host of games serves no pictures, so the address begins with the app's origin.
      game: { name, gameType, classification, vendorName, iconUrl: `${app ?? ''}${iconUrlOf(merchant, opened)}` },
      merchantName: merchant.name,
      balance: await balanceOf(db, opened, merchant),
      stakes: offeredStakes(merchant, minBet).map((amount) => ({
        amount,
        shown: formatMoney(amount, merchant, language),
      })),
      next: nextRound(opened, nextSeed),
      style: merchant.pictureStyle,
      backUrl,
      app,
      language,
      dir: directionOf(language),
    });
    return page(context, framed(opening, merchant), 200);
  });
}

/** A page with a policy that allows only the merchant's own pages to embed it in a frame. */
const framed = ({ html, csp }: { html: string; csp: string }, merchant: Merchant | undefined) => ({
  html,
  csp: `${csp}; ${framedByMerchant(merchant)}`,
});

const hostnameOf = (host: string) => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '');

function page(context: Context, { html, csp }: { html: string; csp: string }, status: 200 | 410) {
  return context.html(html, status, { 'Content-Security-Policy': csp, 'Cache-Control': 'no-store' });
}

function iconUrlOf(
  { code, pictureStyle }: Merchant,
  { mobileFolder, icon }: { mobileFolder: string; icon: string },
): string {
  return `/sandbox/cdn/${code.toUpperCase()}/${mobileFolder}/${iconFile({ name: icon, style: pictureStyle })}`;
}

async function balanceOf(
  db: Database,
  { memberId, language }: { memberId: number; language: string },
  merchant: Merchant,
): Promise<string> {
  const main = (await memberBalances(db, memberId)).find(({ code }) => code === 'MAIN');
  return formatMoney(toDecimal(main?.balance ?? 0n, main?.exponent ?? exponentOf(merchant)), merchant, language);
}
