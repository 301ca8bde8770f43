import { sql } from 'drizzle-orm';
import { hashToken, createToken } from '../crypto/tokens.ts';
import { chatTickets } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { requireChatSwitch } from './requireChatSwitch.ts';

/** Path prefix of chat links; the ticket follows. */
export const chatPath = '/sandbox/chat';

/** Creates a one-time ticket and returns its link. The link must be opened within two minutes. */
export async function getChatLink(context: ContextOf<'getChatLink'>): Promise<ValueOf<'getChatLink'>> {
  const { db, merchant, query, origin = '' } = context;
  requireChatSwitch(merchant);
  const session = requireSession(context);
  const ticket = createToken();
  await db.insert(chatTickets).values({
    ticketHash: hashToken(ticket),
    memberId: session.memberId,
    sessionHash: session.tokenHash,
    merchantCode: merchant.code,
    language: query.language,
    title: query.title?.trim() || null,
    headerColor: query.headerColor,
    // If the gateway has another host than the merchant, the link back has the merchant's origin.
    backUrl: `${origin}${query.backUrl ?? '/m/message'}`,
    expiresAt: sql`now() + interval '2 minutes'`,
  });
  return { chatUrl: `${chatPath}/${ticket}` };
}
