import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { memberByUsername } from './findMember.ts';
import { breaks, registrationRules } from './registrationRules.ts';

export async function checkUsername({
  merchant,
  db,
  query: { username },
}: ContextOf<'checkUsername'>): Promise<ValueOf<'checkUsername'>> {
  if (breaks(registrationRules(merchant).username!, username) !== undefined)
    return { available: false, reason: 'invalid' };
  return (await memberByUsername(db, merchant.code, username)) === undefined
    ? { available: true }
    : { available: false, reason: 'taken' };
}
