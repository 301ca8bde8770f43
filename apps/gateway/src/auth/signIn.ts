import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { members } from '../db/schema/index.ts';
import type { ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import type { Member } from '../member/findMember.ts';
import { createSession } from './sessions.ts';

/** Opens a session for someone whose word was proved. A closed account is told so: only its owner gets this far. */
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
