import { verifyPassword, verifyDummyPassword } from '../crypto/passwords.ts';
import type { Queries } from '../db/connect.ts';
import type { ContextOf } from '../http/callContext.ts';
import { CallFailure, requestInvalid } from '../http/callFailure.ts';
import { type Member, findMemberByMobile, findMemberByUsername } from '../member/findMember.ts';
import { requireMobileNumber } from '../security/mobileNumber.ts';
import { redeemCode } from '../security/requireCode.ts';
import { channelsFor } from '../security/verificationPolicy.ts';

type Context = ContextOf<'login'>;

/** An attempt to log in. */
export interface LoginAttempt {
  /** Name that failures are counted for. */
  name: string;
  /** The member, if the credentials are right. The reason of a failure is not revealed. */
  findMember(tx: Queries): Promise<Member | undefined>;
}

/** The methods of logging in, by the request's `type`. */
export const loginMethods: Readonly<Record<Context['body']['type'], (context: Context) => Promise<LoginAttempt>>> = {
  username: byPassword,
  sms: bySmsCode,
  firebase: byFirebase,
};

async function byPassword({ merchant, body }: Context): Promise<LoginAttempt> {
  requireFields(body, ['username', 'password']);
  const name = body.username.trim().toLowerCase();
  return {
    name,
    async findMember(tx) {
      const member = await findMemberByUsername(tx, merchant.code, name);
      const isRight =
        member === undefined
          ? await verifyDummyPassword(body.password)
          : await verifyPassword(body.password, member.passwordHash);
      return isRight ? member : undefined;
    },
  };
}

/** The number is in `username` and the code in `password`: the payload has no other fields for them. */
async function bySmsCode({ merchant, body }: Context): Promise<LoginAttempt> {
  if (!channelsFor(merchant, 'login').includes('sms')) throw notSwitchedOn('sms');
  requireFields(body, ['username', 'password']);
  const mobile = requireMobileNumber(
    merchant,
    { mobileNum: body.username, countryDialingCode: body.countryDialingCode },
    'username',
  );
  return {
    name: mobile,
    async findMember(tx) {
      const isRight = await redeemCode(tx, {
        merchantCode: merchant.code,
        addresses: [mobile],
        purpose: 'login',
        code: body.password,
      });
      return isRight ? findMemberByMobile(tx, merchant.code, mobile) : undefined;
    },
  };
}

async function byFirebase({ merchant, body, readIdToken }: Context): Promise<LoginAttempt> {
  if (!channelsFor(merchant, 'login').includes('firebase')) throw notSwitchedOn('firebase');
  requireFields(body, ['firebaseIdToken', 'firebaseMobileNo']);
  const mobile = requireMobileNumber(
    merchant,
    { mobileNum: body.firebaseMobileNo!, countryDialingCode: body.countryDialingCode },
    'firebaseMobileNo',
  );
  const user = await readIdToken(merchant, body.firebaseIdToken!);
  return {
    name: mobile,
    findMember: async (tx) => (user?.mobile === mobile ? findMemberByMobile(tx, merchant.code, mobile) : undefined),
  };
}

function requireFields(body: Context['body'], fields: readonly (keyof Context['body'])[]): void {
  const issues = fields
    .filter((field) => (body[field] ?? '') === '')
    .map((field) => ({ path: `body.${field}`, message: `is needed where type is ${body.type}` }));
  if (issues.length > 0) throw requestInvalid(...issues);
}

const notSwitchedOn = (kind: string) =>
  new CallFailure('NOT_ALLOWED', `Login by ${kind} is not switched on at this merchant.`);
