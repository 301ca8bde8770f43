import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { depositValueOf } from './depositRows.ts';
import { createDeposit } from './createDeposit.ts';
import { createTicket, qrTextOf } from './payTicket.ts';

/** Creates the handler of a deposit that is paid by scanning a QR code. */
const scanned =
  (method: 'alipay' | 'qq' | 'wechat') =>
  async (context: ContextOf<'depositAlipay'>): Promise<ValueOf<'depositAlipay'>> => {
    const { ticket, ticketHash, ticketSeed } = createTicket(context.ticketKey);
    const deposit = await createDeposit(context, method, {
      ticketHash,
      details: { language: context.language, ticketSeed },
    });
    return { ...depositValueOf(deposit, context.merchant), qrText: qrTextOf(method, ticket) };
  };

export const depositAlipay = scanned('alipay');
export const depositQq = scanned('qq');
export const depositWechat = scanned('wechat');
