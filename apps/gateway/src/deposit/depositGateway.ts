import { hashToken, createToken } from '../crypto/tokens.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { depositValueOf } from './depositRows.ts';
import { createDeposit } from './createDeposit.ts';

/** Path below which a ticket opens its payment page. */
export const payPath = '/sandbox/pay';

/** Creates a deposit and returns the address of its payment page, where the player pays or declines. */
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
