import { hashToken, createToken } from '../crypto/tokens.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { depositValueOf } from './depositRows.ts';
import { createDeposit } from './createDeposit.ts';

/** Where a ticket opens its payment page. */
export const payPath = '/sandbox/pay';

/** Answers with the address of a payment page, on which the player pays or declines. */
export async function depositGateway(context: ContextOf<'depositGateway'>): Promise<ValueOf<'depositGateway'>> {
  const { merchant, body, language, origin = '' } = context;
  const ticket = createToken();
  const deposit = await createDeposit(context, 'gateway', {
    ticketHash: hashToken(ticket),
    details: { language },
    backUrl: `${origin}${body.backUrl ?? '/m/voucherCenter'}`,
  });
  return { ...depositValueOf(deposit, merchant), url: `${payPath}/${ticket}` };
}
