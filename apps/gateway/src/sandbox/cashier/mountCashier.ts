import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../../db/connect.ts';
import type { MerchantDirectory } from '../../http/merchantDirectory.ts';
import { sandboxPage } from '../sandboxPage.ts';
import { formButton, pill, sandboxTable } from '../sandboxParts.ts';
import { acceptsHtml } from '../acceptsHtml.ts';
import { actionsOf, decideRequest } from './decideRequest.ts';
import { listPending, type PendingRequest } from './listPending.ts';

interface Parts {
  db: Database;
  merchants: MerchantDirectory;
  /** The key that addresses of receipts are derived with. */
  ticketKey: Buffer;
}

const path = '/sandbox/cashier';

/**
 * Serves `GET /sandbox/cashier`, a page with the pending requests and buttons to decide them. For tests it also serves
 * `GET /sandbox/cashier.json` and `POST /sandbox/cashier/<deposit|withdrawal|promotion>/<id>/<approve|reject|cancel>`.
 * The reply is JSON unless the request accepts HTML.
 */
export function mountCashier(app: Hono, { db, merchants, ticketKey }: Parts): void {
  app.get(`${path}.json`, async (context) =>
    context.json(await listPending(db, { merchants, ticketKey }), 200, { 'Cache-Control': 'no-store' }),
  );

  app.get(path, async (context) => {
    const waiting = await listPending(db, { merchants, ticketKey });
    return sandboxPage(context, {
      title: 'Cashier',
      path,
      about: 'Approve or reject pending deposits, withdrawals and promotions. Deposits expire after half an hour.',
      body: html`${table(
        'Deposits',
        waiting.filter(({ kind }) => kind === 'deposit'),
      )}${table(
        'Withdrawals',
        waiting.filter(({ kind }) => kind === 'withdrawal'),
      )}${table(
        'Promotions',
        waiting.filter(({ kind }) => kind === 'promotion'),
      )}`,
    });
  });

  app.post(`${path}/:kind/:id/:action`, async (context) => {
    const decided = await decideRequest(db, merchants, context.req.param());
    return acceptsHtml(context)
      ? context.redirect(path, 303)
      : context.json(decided, 200, { 'Cache-Control': 'no-store' });
  });
}

function table(title: string, waiting: readonly PendingRequest[]) {
  const rows = waiting.map(({ kind, id, merchant, member, amount, about, since, receipt }) => [
    `${id}`,
    pill(merchant),
    member,
    amount.replaceAll(' ', '\u00a0'),
    receipt === undefined
      ? about
      : html`${about} <a class="receipt" href="${receipt}"><img src="${receipt}" alt="Receipt" /></a>`,
    html`<time datetime="${since.toISOString()}">${since.toISOString().slice(0, 16).replace('T', ' ')}</time>`,
    html`${actionsOf(kind).map((action) => formButton({ action: `${path}/${kind}/${id}/${action}`, label: `${action.charAt(0).toUpperCase()}${action.slice(1)}`, ...(action !== 'approve' && { tone: 'bad' as const }) }))}`,
  ]);
  return html`<h2>${title}</h2>
    ${sandboxTable({ columns: ['ID', 'Merchant', 'Member', { name: 'Amount', isNumeric: true }, 'Details', 'Since (UTC)', 'Decision'], rows, empty: 'Nothing is pending.' })}`;
}
