import { firstCharacters, nicknameLimit } from '@livery/api/contract';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { lockFor } from '../db/lockFor.ts';
import { memberIdentities } from '../db/schema/index.ts';
import type { FirebaseUser } from '../firebase/idTokens.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { runInTransaction } from '../http/runInTransaction.ts';
import { byAddress, limited } from '../limits/allowances.ts';
import { type Member, getMemberById } from '../member/findMember.ts';
import { createMemberWithFreeName } from './createMemberWithFreeName.ts';
import { signIn } from './signIn.ts';

const switchOf = { facebook: 'FACEBOOKLOGIN3', google: 'GOOGLELOGIN3' } as const;

/** Logs in with a Google or Facebook account. The first login creates the member, and later logins use it. */
export async function socialLogin(context: ContextOf<'socialLogin'>): Promise<ValueOf<'socialLogin'>> {
  const { merchant, db, body, limits } = context;
  const { provider } = body;
  if (!merchant.switches[switchOf[provider]] || merchant.gateway.firebase === undefined) {
    throw new CallFailure('NOT_ALLOWED', `Login with ${provider} is switched off at this merchant.`);
  }
  const uses = [byAddress(context, limits.loginFailures)];
  return limited(db, { uses, counts: 'failure' }, () => signInBy(context));
}

async function signInBy({
  merchant,
  db,
  body: { provider, firebaseIdToken },
  readIdToken,
}: ContextOf<'socialLogin'>): Promise<ValueOf<'socialLogin'>> {
  const user = await readIdToken(merchant, firebaseIdToken);
  if (user?.provider !== `${provider}.com`)
    throw new CallFailure('LOGIN_WRONG', 'The id token is not valid here, or not of this provider.');
  return runInTransaction(db, async (tx) => {
    const identity = { merchantCode: merchant.code, provider, subject: user.subject };
    // A lock makes sure that two simultaneous first logins create only one member.
    await lockFor(tx, `identity ${merchant.code} ${provider} ${user.subject}`);
    const id =
      (await knownMember(tx, identity)) ??
      (await createMemberWithFreeName(tx, merchant, {
        ...profileOf(user),
        type: 0,
        passwordHash: '',
        registerMethod: provider.toUpperCase(),
        registerHost: '',
      }));
    await tx
      .insert(memberIdentities)
      .values({ ...identity, memberId: id })
      .onConflictDoNothing();
    return signIn(tx, await getMemberById(tx, id));
  });
}

async function knownMember(
  tx: Queries,
  { merchantCode, provider, subject }: { merchantCode: string; provider: string; subject: string },
): Promise<number | undefined> {
  const [found] = await tx
    .select({ memberId: memberIdentities.memberId })
    .from(memberIdentities)
    .where(
      and(
        eq(memberIdentities.merchantCode, merchantCode),
        eq(memberIdentities.provider, provider),
        eq(memberIdentities.subject, subject),
      ),
    );
  return found?.memberId;
}

/** The provider's profile of a user. The email address is used only if the provider verified it. */
function profileOf({
  name,
  email,
}: FirebaseUser): Pick<Member, 'nickname' | 'email' | 'emailVerifiedAt'> & { nameHint: string } {
  return {
    nickname: firstCharacters(name.trim(), nicknameLimit),
    email: email ?? '',
    emailVerifiedAt: email === undefined ? null : new Date(),
    nameHint: name === '' ? (email?.split('@')[0] ?? '') : name,
  };
}
