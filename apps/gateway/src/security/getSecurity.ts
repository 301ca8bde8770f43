import { eq, sql } from 'drizzle-orm';
import { memberProfiles, members, paymentPasswords, securityAnswers } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { maskEmail, maskMobile, maskName } from './mask.ts';

export async function getSecurity(context: ContextOf<'getSecurity'>): Promise<ValueOf<'getSecurity'>> {
  const [found] = await context.db
    .select({
      passwordHash: members.passwordHash,
      email: members.email,
      emailVerifiedAt: members.emailVerifiedAt,
      mobile: members.mobile,
      payeeName: memberProfiles.payeeName,
      paymentPassword: paymentPasswords.memberId,
      answers: sql<number>`(select count(*) from ${securityAnswers} where ${securityAnswers.memberId} = ${members.id})::int`,
    })
    .from(members)
    .leftJoin(memberProfiles, eq(memberProfiles.memberId, members.id))
    .leftJoin(paymentPasswords, eq(paymentPasswords.memberId, members.id))
    .where(eq(members.id, requireSession(context).memberId));
  if (found === undefined) throw new Error('The member of the session does not exist.');
  return {
    hasPassword: found.passwordHash !== '',
    hasPaymentPassword: found.paymentPassword !== null,
    hasSecurityQuestions: found.answers > 0,
    isEmailBound: found.emailVerifiedAt !== null,
    email: maskEmail(found.email),
    mobile: maskMobile(found.mobile),
    payeeName: maskName(found.payeeName ?? ''),
  };
}
