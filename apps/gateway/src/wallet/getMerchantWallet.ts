import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { requireSession } from '../auth/sessions.ts';
import { balanceOf } from './balanceOf.ts';
import { walletNames } from './walletNames.ts';

export async function getMerchantWallet(
  context: ContextOf<'getMerchantWallet'>,
): Promise<ValueOf<'getMerchantWallet'>> {
  const { db, merchant, query } = context;
  const code = query.vassalage;
  const name = (await walletNames(context, [code])).get(code);
  if (name === undefined) throw new CallFailure('NOT_FOUND', 'This vendor does not exist.');
  return { code, name, balance: await balanceOf(db, { merchant, memberId: requireSession(context).memberId, code }) };
}
