import type { Queries } from '../db/connect.ts';
import { type ContextOf, prepared, type ValueOf } from '../http/callContext.ts';
import { byAddress, limited } from '../limits/allowances.ts';
import { type Member, findMemberByUsername } from '../member/findMember.ts';
import { prepareReset } from './prepareReset.ts';
import { canResetPassword } from './provedEmail.ts';
import { requireCode, verificationWrong } from './requireCode.ts';
import { sendCode } from './sendCode.ts';

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

export const setPasswordEmail = prepared(async (context: ContextOf<'setPasswordEmail'>) => {
  const reset = await prepareReset(context);
  return async ({ merchant, db, body }: ContextOf<'setPasswordEmail'>) => {
    await requireCode(db, {
      merchantCode: merchant.code,
      addresses: [body.email.toLowerCase()],
      purpose: 'password',
      code: body.verificationCode,
    });
    const member = await memberWith(db, merchant.code, body);
    if (member === undefined) throw verificationWrong();
    await reset(db, member);
    return {};
  };
});

/**
 * Finds the active member with this user name and email address. The address is accepted if it is from the
 * registration, or if it was bound long enough ago; see `canResetPassword`.
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
