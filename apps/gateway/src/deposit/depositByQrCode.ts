import { hashToken, createToken } from '../crypto/tokens.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { depositValueOf } from './depositRows.ts';
import { createDeposit } from './createDeposit.ts';

/**
 * Makes the handler of a deposit that is paid by scanning a QR code. The code holds the ticket of the payment page: the
 * sandbox has no payment app.
 */
const scanned =
  (method: 'alipay' | 'qq' | 'wechat') =>
  async (context: ContextOf<'depositAlipay'>): Promise<ValueOf<'depositAlipay'>> => {
    const ticket = createToken();
    const deposit = await createDeposit(context, method, {
      ticketHash: hashToken(ticket),
      details: { language: context.language },
    });
    return { ...depositValueOf(deposit, context.merchant), qrText: `${method}://sandbox/pay/${ticket}` };
  };

export const depositAlipay = scanned('alipay');
export const depositQq = scanned('qq');
export const depositWechat = scanned('wechat');
