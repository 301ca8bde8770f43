import { eq } from 'drizzle-orm';
import { memberProfiles } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { requireSession } from '../auth/sessions.ts';

export async function bindPayee(context: ContextOf<'bindPayee'>): Promise<ValueOf<'bindPayee'>> {
  const {
    db,
    body: { payeeName },
  } = context;
  // Only an empty name is replaced, so the second of two simultaneous calls fails.
  const [bound] = await db
    .insert(memberProfiles)
    .values({ memberId: requireSession(context).memberId, payeeName })
    .onConflictDoUpdate({
      target: memberProfiles.memberId,
      set: { payeeName },
      setWhere: eq(memberProfiles.payeeName, ''),
    })
    .returning({ payeeName: memberProfiles.payeeName });
  if (bound === undefined) throw new CallFailure('ALREADY_SET', 'The payee name is already set and cannot be changed.');
  return { payeeName };
}
