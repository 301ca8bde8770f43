import { randomUUID } from 'node:crypto';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure, requestInvalid } from '../http/callFailure.ts';
import { requireSession } from '../auth/sessions.ts';
import { requireNoBreak } from '../saferPlay/requireNoBreak.ts';
import { balanceOf } from './balanceOf.ts';
import { readAmount } from './readAmount.ts';
import { lockMoney, moveMoney } from './ledger.ts';
import { exponentOf, toDecimal } from './minorUnits.ts';
import { walletNames } from './walletNames.ts';

/**
 * Moves money between the main wallet and a vendor's wallet, whose account the first transfer creates. During a break
 * only transfers to the main wallet are allowed.
 */
export async function transfer(context: ContextOf<'transfer'>): Promise<ValueOf<'transfer'>> {
  const { db, merchant, body } = context;
  const { from, to } = body;
  const { memberId } = requireSession(context);
  const amount = readAmount(context);
  if ((from === 'MAIN') === (to === 'MAIN'))
    throw requestInvalid({ path: 'body.to', message: 'one of from and to must be MAIN, and the other a vendor' });
  const names = await walletNames(context, [from, to]);
  if (!names.has(from) || !names.has(to)) throw new CallFailure('NOT_FOUND', 'This vendor does not exist.');
  if (to !== 'MAIN') {
    await lockMoney(db, [memberId]);
    await requireNoBreak(db, memberId);
  }
  await moveMoney(db, {
    merchant,
    kind: 'TRANSFER',
    reference: randomUUID(),
    amount,
    from: { memberId, code: from },
    to: { memberId, code: to },
  });
  const wallet = async (code: string) => ({
    code,
    name: names.get(code)!,
    balance: await balanceOf(db, { merchant, memberId, code }),
  });
  return { from: await wallet(from), to: await wallet(to), amount: toDecimal(amount, exponentOf(merchant)) };
}
