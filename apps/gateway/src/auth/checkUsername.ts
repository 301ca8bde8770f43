import { checkText } from '@livery/api/contract';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { byAddress, limited } from '../limits/allowances.ts';
import { findMemberByUsername } from '../member/findMember.ts';
import { registrationRules } from './registrationRules.ts';

export async function checkUsername(context: ContextOf<'checkUsername'>): Promise<ValueOf<'checkUsername'>> {
  const {
    merchant,
    db,
    query: { username },
    limits,
  } = context;
  if (checkText(username, registrationRules(merchant).username!) !== undefined)
    return { available: false, reason: 'invalid' };
  // The number of checks is limited, because many checks could find the names of members.
  return limited(db, { uses: [byAddress(context, limits.namesAskedAbout)], counts: 'success' }, async () =>
    (await findMemberByUsername(db, merchant.code, username)) === undefined
      ? { available: true }
      : { available: false, reason: 'taken' },
  );
}
