import { normalizeMobileNumber } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { verifyPassword } from '../crypto/passwords.ts';
import type { Queries } from '../db/connect.ts';
import type { ContextOf } from '../http/callContext.ts';
import { CallFailure, requestInvalid } from '../http/callFailure.ts';
import { type Member, findMemberByMobile, findMemberByUsername } from '../member/findMember.ts';
import { homeDialingCode } from '../security/homeDialingCode.ts';
import { requireMobileNumber } from '../security/requireMobileNumber.ts';
import { redeemCode } from '../security/requireCode.ts';
import { channelsFor } from '../security/verificationPolicy.ts';

type Context = ContextOf<'login'>;

/** An attempt to log in. */
export interface LoginAttempt {
  /** Name that failures are counted for. */
  name: string;
  /** Finds the member of the name. The credentials are not checked yet. */
  findMember(db: Queries): Promise<Member | undefined>;
  /**
   * Checks the credentials as far as possible without a transaction. Takes the same time for an unknown name.
   * @throws BUSY.
   */
  prove(member: Member | undefined): Promise<boolean>;
  /**
   * Checks the credentials again within the transaction of the login. Uses up a credential that is valid for one login.
   * Takes the same time for an unknown name.
   */
  confirm(tx: Queries, member: Member | undefined, proved: Member | undefined): Promise<boolean>;
}

/** The methods of logging in, by the request's `type`. */
export const loginMethods: Readonly<Record<Context['body']['type'], (context: Context) => Promise<LoginAttempt>>> = {
  username: byPassword,
  sms: bySmsCode,
  firebase: byFirebase,
};

/** Login by user name, or by mobile number if members register by number. The number also logs in with the password. */
async function byPassword({ merchant, body, caller }: Context): Promise<LoginAttempt> {
  requireFields(body, ['username', 'password']);
  const typed = body.username.trim().toLowerCase();
  const mobile = merchant.switches.MOBILENUMREG3
    ? normalizeMobileNumber({ mobileNum: typed }, homeDialingCode(merchant))
    : undefined;
  return {
    name: countedName(merchant, typed, mobile),
    findMember: async (db) =>
      (await findMemberByUsername(db, merchant.code, typed)) ??
      (mobile === undefined ? undefined : findMemberByMobile(db, merchant.code, mobile)),
    prove: (member) => verifyPassword(body.password, member?.passwordHash, caller.network),
    confirm: async (_tx, member, proved) => member?.passwordHash === proved?.passwordHash,
  };
}

/**
 * The name that failures are counted for. All formats of a number give the same name. The user name of a member who
 * registered by number gives that name too, because it is the number without the plus.
 */
function countedName(merchant: Merchant, typed: string, mobile: string | undefined): string {
  const digits = mobile?.slice(1) ?? (merchant.switches.MOBILENUMREG3 ? /^\d+$/.exec(typed)?.[0] : undefined);
  if (digits === undefined) return typed;
  const home = homeDialingCode(merchant);
  return `+${home}${digits.replace(new RegExp(`^(?:${home})*`), '')}`;
}

/**
 * Logs in by SMS code. `username` has the number and `password` the code, because the payload has no other fields for
 * them.
 */
async function bySmsCode({ merchant, body }: Context): Promise<LoginAttempt> {
  if (!channelsFor(merchant, 'login').includes('sms')) throw notSwitchedOn('sms');
  requireFields(body, ['username', 'password']);
  const mobile = requireMobileNumber(
    merchant,
    { mobileNum: body.username, countryDialingCode: body.countryDialingCode },
    'username',
  );
  const code = { merchantCode: merchant.code, addresses: [mobile], purpose: 'login', code: body.password } as const;
  return {
    name: mobile,
    findMember: (db) => findMemberByMobile(db, merchant.code, mobile),
    prove: async () => true,
    confirm: (tx) => redeemCode(tx, code),
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
    findMember: (db) => findMemberByMobile(db, merchant.code, mobile),
    prove: async () => user?.mobile === mobile,
    confirm: async () => true,
  };
}

function requireFields(body: Context['body'], fields: readonly (keyof Context['body'])[]): void {
  const issues = fields
    .filter((field) => (body[field] ?? '') === '')
    .map((field) => ({ path: `body.${field}`, message: `is required if type is ${body.type}` }));
  if (issues.length > 0) throw requestInvalid(...issues);
}

const notSwitchedOn = (kind: string) =>
  new CallFailure('NOT_ALLOWED', `Login by ${kind} is switched off at this merchant.`);
