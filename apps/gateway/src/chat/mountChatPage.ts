import { and, eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { hashToken } from '../crypto/tokens.ts';
import type { Database } from '../db/connect.ts';
import { chatTickets, members } from '../db/schema/index.ts';
import type { MerchantDirectory } from '../http/merchantDirectory.ts';
import { readForm } from '../http/readRequest.ts';
import { isVisitOpen, redeemTicket } from '../auth/oneTimeTickets.ts';
import { chatPage, closedChatPage } from './chatPage.ts';
import { readChat, sendChatMessage } from './chatMessages.ts';
import { chatPath } from './getChatLink.ts';

interface Parts {
  db: Database;
  merchants: MerchantDirectory;
}

/** Minutes after the first opening in which the same browser can use the link again. */
const visitMinutes = 60;
const visitCookie = 'visit';

/**
 * Serves the chat: `GET /sandbox/chat/<ticket>` shows it, `POST` sends a message. `redeemTicket` decides who has
 * access.
 */
export function mountChatPage(app: Hono, { db, merchants }: Parts): void {
  app.get(`${chatPath}/:ticket`, async (context) => {
    const ticket = context.req.param('ticket');
    const opened = await redeemTicket(db, chatTickets, {
      ticket,
      visit: getCookie(context, visitCookie),
      visitMinutes,
    });
    const found = await findTicket(db, ticket);
    const merchant = found && merchants.find(found.merchantCode);
    if (opened === undefined || merchant === undefined)
      return page(context, closedChatPage(found ?? { language: 'EN', backUrl: '/m/home' }), 410);
    if (opened.newVisit !== undefined) {
      setCookie(context, visitCookie, opened.newVisit, {
        path: `${chatPath}/${ticket}`,
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: visitMinutes * 60,
      });
    }
    const talk = await readChat(db, found!.memberId);
    return page(context, chatPage({ ...found!, ...talk, merchant }), 200);
  });

  app.post(`${chatPath}/:ticket`, async (context) => {
    const ticket = context.req.param('ticket');
    const found = await findTicket(db, ticket);
    if (
      found === undefined ||
      !(await isVisitOpen(db, chatTickets, { ticket, visit: getCookie(context, visitCookie) }))
    ) {
      return page(context, closedChatPage(found ?? { language: 'EN', backUrl: '/m/home' }), 410);
    }
    const { text } = await readForm(context.req.raw);
    const isHeard = typeof text !== 'string' || (await sendChatMessage(db, { ...found, text }));
    if (!isHeard) return context.text('You wrote a lot. Please wait a minute.', 429, { 'Retry-After': '60' });
    return context.redirect(`${chatPath}/${ticket}`, 303);
  });
}

async function findTicket(db: Database, ticket: string) {
  const [found] = await db
    .select({
      memberId: chatTickets.memberId,
      merchantCode: chatTickets.merchantCode,
      language: chatTickets.language,
      title: chatTickets.title,
      headerColor: chatTickets.headerColor,
      backUrl: chatTickets.backUrl,
    })
    .from(chatTickets)
    // The join excludes closed accounts, which have no chat.
    .innerJoin(members, and(eq(members.id, chatTickets.memberId), eq(members.status, 'active')))
    .where(eq(chatTickets.ticketHash, hashToken(ticket)));
  return found;
}

function page(context: Context, { html, csp }: ReturnType<typeof chatPage>, status: 200 | 410) {
  return context.html(html, status, {
    'Content-Security-Policy': csp,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
  });
}
