import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../../db/connect.ts';
import { forgetMessages } from './forgetMessages.ts';
import { sandboxPage } from '../sandboxPage.ts';
import { type Html, pill, sandboxTable } from '../sandboxParts.ts';
import { type Message, readOutbox } from './readOutbox.ts';

/**
 * Serves `GET /sandbox/outbox`: SMS and email messages of the last day, and `/sandbox/outbox.json?to=…` for tests.
 * `DELETE` at that address deletes the messages to one address, as if a day had passed.
 */
export function mountOutbox(app: Hono, { db }: { db: Database }): void {
  // PostgreSQL stores no NUL in texts.
  const wanted = (query: string | undefined) => (query ?? '').replaceAll('\0', '');

  app.get('/sandbox/outbox.json', async (context) => {
    const messages = await readOutbox(db, wanted(context.req.query('to')));
    return context.json(messages, 200, { 'Cache-Control': 'no-store' });
  });

  app.delete('/sandbox/outbox.json', async (context) => {
    await forgetMessages(db, wanted(context.req.query('to')));
    return context.body(null, 204);
  });

  app.get('/sandbox/outbox', async (context) => {
    const to = wanted(context.req.query('to'));
    const messages = await readOutbox(db, to);
    return sandboxPage(context, {
      title: 'Outbox',
      path: '/sandbox/outbox',
      about: 'SMS and e-mail codes are stored here for a day instead of being sent. The newest are first.',
      body: html`<form class="search">
          <input
            type="search"
            name="to"
            value="${to}"
            aria-label="Phone number or e-mail address"
            placeholder="Phone number or e-mail address"
            autocomplete="off"
          /><button>Show</button>
        </form>
        ${sandboxTable({ columns: ['Sent (UTC)', 'Merchant', 'By', 'To', 'Text'], rows: messages.map(rowOf), empty: to === '' ? 'No messages in the last day.' : `No messages to ${to} in the last day.` })}`,
    });
  });
}

function rowOf({ to, channel, merchant, text, sentAt }: Message): (Html | string)[] {
  const moment = sentAt.toISOString();
  return [
    html`<time datetime="${moment}">${moment.slice(0, 19).replace('T', ' ')}</time>`,
    merchant,
    pill(channel === 'sms' ? 'SMS' : 'E-mail'),
    html`<bdi>${to}</bdi>`,
    html`<bdi>${text}</bdi>`,
  ];
}
