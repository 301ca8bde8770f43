import type { Queries } from '../db/connect.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { hashPassword } from '../crypto/passwords.ts';
import { runInTransaction } from '../http/runInTransaction.ts';
import { byAddress, limited } from '../limits/allowances.ts';
import { type Member, findMemberByUsername } from '../member/findMember.ts';
import { sendInboxMessage } from '../messages/sendInboxMessage.ts';
import { canResetPassword } from './provedEmail.ts';
import { requireCode, verificationWrong } from './requireCode.ts';
import { sendCode } from './sendCode.ts';
import { requireConfirmation, setPassword } from './setPassword.ts';

export async function sendPasswordEmail(
  context: ContextOf<'sendPasswordEmail'>,
): Promise<ValueOf<'sendPasswordEmail'>> {
  const { merchant, db, body, language, limits } = context;
  const isDelivered = (await memberWith(db, merchant.code, body)) !== undefined;
  const address = body.email.toLowerCase();
  return limited(db, { uses: [byAddress(context, limits.codes)], counts: 'success' }, () =>
    sendCode(db, { merchant, language, channel: 'email', address, purpose: 'password', isDelivered }),
  );
}

export async function setPasswordEmail(context: ContextOf<'setPasswordEmail'>): Promise<ValueOf<'setPasswordEmail'>> {
  const { db, body, limits } = context;
  requireConfirmation(body.newPassword, body.confirmNewPassword);
  const uses = [byAddress(context, limits.wrongCodes)];
  await limited(db, { uses, counts: 'failure' }, () => setPasswordOf(context));
  return {};
}

async function setPasswordOf({ merchant, db, body, caller }: ContextOf<'setPasswordEmail'>): Promise<void> {
  const passwordHash = await hashPassword(body.newPassword, caller.network);
  await runInTransaction(db, async (tx) => {
    await requireCode(tx, {
      merchantCode: merchant.code,
      addresses: [body.email.toLowerCase()],
      purpose: 'password',
      code: body.verificationCode,
    });
    const member = await memberWith(tx, merchant.code, body);
    if (member === undefined) throw verificationWrong();
    await setPassword(tx, member, passwordHash);
    await sendInboxMessage(tx, merchant, { memberId: member.id, text: 'passwordChanged' });
  });
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
