import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../../db/connect.ts';
import { answerFeedback } from '../../feedback/answerFeedback.ts';
import type { MerchantDirectory } from '../../http/merchantDirectory.ts';
import { sandboxPage } from '../sandboxPage.ts';
import { pill, sandboxTable, textField } from '../sandboxParts.ts';
import { acceptsHtml } from '../acceptsHtml.ts';
import { listUnanswered } from './listUnanswered.ts';

interface Parts {
  db: Database;
  merchants: MerchantDirectory;
}

const path = '/sandbox/desk';

/**
 * Mounts the desk, the page on which the merchant answers feedback of members. Its addresses are `/sandbox/desk`,
 * `/sandbox/desk.json` and `POST /sandbox/desk/<feedback>` with the form field `text`. The reply to the form is JSON
 * unless the request accepts HTML.
 */
export function mountDesk(app: Hono, { db, merchants }: Parts): void {
  app.get(`${path}.json`, async (context) =>
    context.json(await listUnanswered(db), 200, { 'Cache-Control': 'no-store' }),
  );

  app.get(path, async (context) => {
    const waiting = await listUnanswered(db);
    const rows = waiting.map(({ id, merchant, member, category, text, sentAt }) => [
      `${id}`,
      pill(merchant),
      member,
      category,
      text,
      html`<time datetime="${sentAt.toISOString()}">${sentAt.toISOString().slice(0, 16).replace('T', ' ')}</time>`,
      html`<form method="post" action="${path}/${id}">
        ${textField({ name: 'text', label: 'Answer' })}<button type="submit">Send</button>
      </form>`,
    ]);
    return sandboxPage(context, {
      title: 'Service desk',
      path,
      about:
        'Unanswered feedback. The answer appears below the feedback of the member, who also gets an inbox message.',
      body: sandboxTable({
        columns: ['ID', 'Merchant', 'Member', 'Topic', 'Text', 'Sent (UTC)', 'Answer'],
        rows,
        empty: 'There is no unanswered feedback.',
      }),
    });
  });

  app.post(`${path}/:id`, async (context) => {
    const { text } = await context.req.parseBody();
    const answered = await answerFeedback(db, merchants, {
      id: context.req.param('id'),
      text: typeof text === 'string' ? text : '',
    });
    return acceptsHtml(context)
      ? context.redirect(path, 303)
      : context.json(answered, 200, { 'Cache-Control': 'no-store' });
  });
}
