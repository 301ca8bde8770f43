import { memberProfiles } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { storePaymentPassword } from '../security/storePaymentPassword.ts';
import { findReferrer } from './findReferrer.ts';
import { findMemberByMobile } from '../member/findMember.ts';
import { createMember } from './createMember.ts';
import type { RegistrationHashes } from './hashRegistration.ts';

interface Registered extends RegistrationHashes {
  username: string;
  /** Verified number for login, or null. */
  mobile: string | null;
}

/**
 * Creates the member of a validated registration, with their personal data and referrer. `db` must be a transaction, as
 * in a call with an idempotency key.
 * @throws USER_EXISTS, MOBILE_EXISTS, or an error of `findReferrer`.
 */
export async function createRegisteredMember(
  { merchant, db: tx, body }: ContextOf<'register'>,
  { username, passwordHash, paymentPasswordHash, mobile }: Registered,
): Promise<ValueOf<'register'>> {
  const referrerId = await findReferrer(tx, merchant.code, body);
  const id = await createMember(tx, merchant, {
    username,
    passwordHash,
    mobile,
    referrerId,
    nickname: body.nickname,
    email: body.email,
    registerMethod: body.registerMethod,
    registerHost: body.registerUrl,
  });
  if (id === undefined) {
    const isMobileTaken = mobile !== null && (await findMemberByMobile(tx, merchant.code, mobile)) !== undefined;
    throw isMobileTaken
      ? new CallFailure('MOBILE_EXISTS', 'The mobile number belongs to another account.')
      : new CallFailure('USER_EXISTS', 'The user name is taken.');
  }
  const { payeeName, mobileNum, idNumber, qqNum, facebook, wechat, line, whatsapp, zalo, affiliateCode, domain } = body;
  await tx.insert(memberProfiles).values({
    memberId: id,
    payeeName,
    mobileNum,
    idNumber,
    qqNum,
    facebook,
    wechat,
    line,
    whatsapp,
    zalo,
    affiliateCode,
    domain,
  });
  if (paymentPasswordHash !== '') await storePaymentPassword(tx, id, paymentPasswordHash);
  return { userName: username };
}
