import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure, requestInvalid } from '../http/callFailure.ts';
import { byAddress, limited } from '../limits/allowances.ts';
import { getMemberById } from '../member/findMember.ts';
import { requireSession } from '../auth/sessions.ts';
import { maskEmail, maskMobile } from './mask.ts';
import { findProvedEmail } from './provedEmail.ts';
import { sendCode } from './sendCode.ts';
import { channelsFor } from './verificationPolicy.ts';

export async function sendVerificationCode(
  context: ContextOf<'sendVerificationCode'>,
): Promise<ValueOf<'sendVerificationCode'>> {
  const {
    merchant,
    db,
    language,
    limits,
    body: { channel, purpose, email = '' },
  } = context;
  if (!channelsFor(merchant, purpose).includes(channel))
    throw requestInvalid({ path: 'body.channel', message: `is not ${channelsFor(merchant, purpose).join(' or ')}` });
  if (purpose === 'bindEmail' && email === '') throw requestInvalid({ path: 'body.email', message: 'is missing' });
  const member = await getMemberById(db, requireSession(context).memberId);
  const address =
    purpose === 'bindEmail'
      ? email.toLowerCase()
      : channel === 'sms'
        ? member.mobile
        : await findProvedEmail(db, member);
  if (address === null)
    throw new CallFailure(
      'CONTACT_MISSING',
      'The member has no proved number or address of that kind; an address counts a day after it was bound.',
    );
  const uses = [{ allowance: limits.codesOfMember, of: String(member.id) }, byAddress(context, limits.codes)];
  const sent = await limited(db, { uses, counts: 'success' }, () =>
    sendCode(db, { merchant, language, channel, address, purpose }),
  );
  return { ...sent, sentTo: channel === 'sms' ? maskMobile(address) : maskEmail(address) };
}
