import { eq, sql } from 'drizzle-orm';
import { members } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { sendInboxMessage } from '../messages/sendInboxMessage.ts';
import { requireSession } from '../auth/sessions.ts';
import { requireCode } from './requireCode.ts';

export async function bindEmail(context: ContextOf<'bindEmail'>): Promise<ValueOf<'bindEmail'>> {
  const {
    merchant,
    db,
    body: { email, verificationCode },
  } = context;
  const { memberId } = requireSession(context);
  await requireCode(db, {
    merchantCode: merchant.code,
    addresses: [email.toLowerCase()],
    purpose: 'bindEmail',
    code: verificationCode,
  });
  // An address from the registration is trusted since the registration. Verifying the same address later must not reset
  // that time.
  const since = sql`case when lower(${members.email}) = ${email.toLowerCase()} then coalesce(${members.emailVerifiedAt}, ${members.createdAt}) else now() end`;
  await db.update(members).set({ email, emailVerifiedAt: since }).where(eq(members.id, memberId));
  await sendInboxMessage(db, merchant, { memberId, text: 'emailBound' });
  return { email };
}
