import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { findMemberByUsername } from '../member/findMember.ts';
import { findRuleViolation, registrationRules } from './registrationRules.ts';

export async function checkUsername({
  merchant,
  db,
  query: { username },
}: ContextOf<'checkUsername'>): Promise<ValueOf<'checkUsername'>> {
  if (findRuleViolation(registrationRules(merchant).username!, username) !== undefined)
    return { available: false, reason: 'invalid' };
  return (await findMemberByUsername(db, merchant.code, username)) === undefined
    ? { available: true }
    : { available: false, reason: 'taken' };
}
