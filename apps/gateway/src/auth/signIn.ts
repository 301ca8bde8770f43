import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { members } from '../db/schema/index.ts';
import type { ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import type { Member } from '../member/findMember.ts';
import { createSession } from './sessions.ts';

/**
 * Creates a session for a member who proved their identity.
 * @throws ACCOUNT_DISABLED for a closed account. Only its owner gets this error.
 */
export async function signIn(tx: Queries, member: Member): Promise<ValueOf<'login'>> {
  if (member.status === 'closed')
    throw new CallFailure('ACCOUNT_DISABLED', 'The account is closed.', { keepsChanges: true });
  await tx
    .update(members)
    .set({ lastLoginAt: sql`now()` })
    .where(eq(members.id, member.id));
  return {
    token: await createSession(tx, member),
    merchantCode: member.merchantCode,
    userName: member.username,
    type: member.type,
    firstTimeLogin: member.lastLoginAt === null,
  };
}
