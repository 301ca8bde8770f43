import { eq } from 'drizzle-orm';
import { deposits } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { depositValueOf } from './depositRows.ts';
import { createDeposit } from './createDeposit.ts';
import { createTicket, payUrl } from './payTicket.ts';

/** Creates a deposit and returns the address of its payment page. The player pays or declines on that page. */
export async function depositGateway(context: ContextOf<'depositGateway'>): Promise<ValueOf<'depositGateway'>> {
  const { db, merchant, body, language, origin = '', ticketKey } = context;
  const { ticket, ticketHash, ticketSeed } = createTicket(ticketKey);
  const deposit = await createDeposit(context, 'gateway', { ticketHash, details: { language, ticketSeed } });
  const backPath = body.backUrl ?? `/m/voucherCenter?deposit=${deposit.id}`;
  await db
    .update(deposits)
    .set({ backUrl: `${origin}${backPath}` })
    .where(eq(deposits.id, deposit.id));
  return { ...depositValueOf(deposit, merchant), url: payUrl(ticket) };
}
