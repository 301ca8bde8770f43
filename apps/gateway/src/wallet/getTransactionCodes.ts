import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { localised } from '../http/localised.ts';
import { transactionKinds } from './transactionKinds.ts';

export async function getTransactionCodes(
  context: ContextOf<'getTransactionCodes'>,
): Promise<ValueOf<'getTransactionCodes'>> {
  return Object.entries(transactionKinds).map(([code, name]) => ({ code, name: localised(name, context) }));
}
