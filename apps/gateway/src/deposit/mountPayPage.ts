import type { Merchant } from '@livery/merchant';
import { eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { hashToken } from '../crypto/tokens.ts';
import type { Database } from '../db/connect.ts';
import { retryTransaction } from '../db/retryTransaction.ts';
import { deposits } from '../db/schema/index.ts';
import type { MerchantDirectory } from '../http/merchantDirectory.ts';
import { findBreak } from '../saferPlay/requireNoBreak.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { formatMoney } from '../wallet/formatMoney.ts';
import { decideDeposit } from './decideDeposit.ts';
import { type DepositRow, selectDeposits } from './depositRows.ts';
import { type PayPage, payPage } from './payPage.ts';
import { payPath, payUrl } from './payTicket.ts';

interface Parts {
  db: Database;
  merchants: MerchantDirectory;
}

/**
 * Serves `GET /sandbox/pay/<ticket>`, the payment page of a deposit, and `POST …/pay` and `…/decline`, which decide the
 * deposit only once. The ticket is the only authorisation, as with a payment provider's link.
 */
export function mountPayPage(app: Hono, { db, merchants }: Parts): void {
  app.get(`${payPath}/:ticket`, async (context) => {
    const found = await findDeposit(db, merchants, context.req.param('ticket'));
    return page(context, found, found === undefined ? 'closed' : await standing(db, found.deposit));
  });

  app.post(`${payPath}/:ticket/:answer{pay|decline}`, async (context) => {
    const { ticket, answer } = context.req.param();
    const found = await findDeposit(db, merchants, ticket);
    return page(context, found, found === undefined ? 'closed' : await decide(db, found, answer === 'pay'));
  });
}

/** The state of the page before the player pays or declines. */
async function standing(db: Database, { state, memberId }: DepositRow) {
  if (state !== 'PENDING') return 'closed';
  return (await findBreak(db, memberId)) === undefined ? 'ask' : 'onBreak';
}

/** Pays or declines. A member on a break cannot pay: the deposit is declined. */
async function decide(db: Database, { merchant, deposit }: Found, isPaid: boolean) {
  return retryTransaction(() =>
    db.transaction(async (tx) => {
      const isRefused = isPaid && (await findBreak(tx, deposit.memberId)) !== undefined;
      const isApproved = isPaid && !isRefused;
      const isDecided = await decideDeposit(tx, { merchant, depositId: deposit.id, isApproved });
      if (!isDecided) return 'closed';
      return isRefused ? 'onBreak' : isApproved ? 'paid' : 'declined';
    }),
  );
}

interface Found {
  deposit: DepositRow;
  merchant: Merchant;
}

async function findDeposit(db: Database, merchants: MerchantDirectory, ticket: string): Promise<Found | undefined> {
  const [deposit] = await selectDeposits(db).where(eq(deposits.ticketHash, hashToken(ticket)));
  const merchant = deposit && merchants.find(deposit.merchantCode);
  return merchant && { deposit, merchant };
}

function page(context: Context, found: Found | undefined, shows: PayPage['shows']) {
  const language = found?.deposit.details.language ?? 'EN';
  const amount =
    found && formatMoney(toDecimal(found.deposit.amount, exponentOf(found.merchant)), found.merchant, language);
  const { html, csp } = payPage({
    merchant: found?.merchant,
    language,
    shows,
    backUrl: found?.deposit.backUrl ?? '/m/home',
    path: payUrl(context.req.param('ticket') ?? ''),
    ...(amount !== undefined && { amount }),
  });
  return context.html(html, shows === 'closed' ? 410 : 200, {
    'Content-Security-Policy': csp,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
  });
}
