import type { Queries } from '../db/connect.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { runInTransaction } from '../http/runInTransaction.ts';
import { type Member, findMemberByUsername } from '../member/findMember.ts';
import { sendInboxMessage } from '../messages/sendInboxMessage.ts';
import { canResetPassword } from './provedEmail.ts';
import { requireCode, verificationWrong } from './requireCode.ts';
import { sendCode } from './sendCode.ts';
import { requireConfirmation, setPassword } from './setPassword.ts';

export async function sendPasswordEmail({
  merchant,
  db,
  body,
  language,
}: ContextOf<'sendPasswordEmail'>): Promise<ValueOf<'sendPasswordEmail'>> {
  const isDelivered = (await memberWith(db, merchant.code, body)) !== undefined;
  return sendCode(db, {
    merchant,
    language,
    channel: 'email',
    address: body.email.toLowerCase(),
    purpose: 'password',
    isDelivered,
  });
}

export async function setPasswordEmail({
  merchant,
  db,
  body,
}: ContextOf<'setPasswordEmail'>): Promise<ValueOf<'setPasswordEmail'>> {
  requireConfirmation(body.newPassword, body.confirmNewPassword);
  await runInTransaction(db, async (tx) => {
    await requireCode(tx, {
      merchantCode: merchant.code,
      addresses: [body.email.toLowerCase()],
      purpose: 'password',
      code: body.verificationCode,
    });
    const member = await memberWith(tx, merchant.code, body);
    if (member === undefined) throw verificationWrong();
    await setPassword(tx, member, body.newPassword);
    await sendInboxMessage(tx, merchant, { memberId: member.id, text: 'passwordChanged' });
  });
  return {};
}

/**
 * Finds the active member with this user name and address. The address counts if it was given at registration, or bound
 * long enough ago; see `canResetPassword`.
 */
async function memberWith(
  db: Queries,
  merchantCode: string,
  { username, email }: { username: string; email: string },
): Promise<Member | undefined> {
  const member = await findMemberByUsername(db, merchantCode, username.trim().toLowerCase());
  return member?.status === 'active' && member.email.toLowerCase() === email.toLowerCase() && canResetPassword(member)
    ? member
    : undefined;
}
