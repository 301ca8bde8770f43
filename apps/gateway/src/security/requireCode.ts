import { timingSafeEqual } from 'node:crypto';
import { toLatinDigits } from '@livery/i18n/digits';
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { verificationCodes } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';
import { hashCode, noPurpose } from './sendCode.ts';
import type { CodePurpose } from './verificationPolicy.ts';

/** Attempts, right or wrong, after which a code is void. */
const mostAttempts = 5;

interface GivenCode {
  merchantCode: string;
  /** Addresses to which the code may have been sent. Only the newest code to any of them is valid. */
  addresses: readonly string[];
  purpose: CodePurpose;
  code: string;
}

/**
 * Redeems a code: true if it is the newest code to one of the addresses for this purpose, not expired and unused. A
 * right code is used up. The attempt is counted, so the transaction must commit. The function takes the same time if no
 * code was sent because the address has no member.
 */
export async function redeemCode(tx: Queries, { merchantCode, addresses, purpose, code }: GivenCode): Promise<boolean> {
  if (code.trim() === '' || addresses.length === 0) return false;
  // An undelivered code is selected only if there is no delivered code. It is never right, but the attempt is counted.
  const isDelivered = sql`${verificationCodes.purpose} = ${purpose}`;
  const newest = tx
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.merchantCode, merchantCode),
        inArray(verificationCodes.address, [...addresses]),
        inArray(verificationCodes.purpose, [purpose, noPurpose]),
      ),
    )
    .orderBy(desc(isDelivered), desc(verificationCodes.createdAt), desc(verificationCodes.id))
    .limit(1);
  const [tried] = await tx
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(
      and(
        inArray(verificationCodes.id, newest),
        isNull(verificationCodes.usedAt),
        gt(verificationCodes.expiresAt, sql`now()`),
        lt(verificationCodes.attempts, mostAttempts),
      ),
    )
    .returning({
      id: verificationCodes.id,
      purpose: verificationCodes.purpose,
      salt: verificationCodes.salt,
      codeHash: verificationCodes.codeHash,
    });
  if (
    tried === undefined ||
    tried.purpose !== purpose ||
    !timingSafeEqual(tried.codeHash, hashCode(tried.salt, toLatinDigits(code).replace(/\s/g, '')))
  )
    return false;
  await tx
    .update(verificationCodes)
    .set({ usedAt: sql`now()` })
    .where(eq(verificationCodes.id, tried.id));
  return true;
}

/**
 * Redeems a code.
 * @throws VERIFICATION_WRONG, with the attempt counted.
 */
export async function requireCode(tx: Queries, given: GivenCode): Promise<void> {
  if (!(await redeemCode(tx, given))) throw verificationWrong();
}

export const verificationWrong = () =>
  new CallFailure(
    'VERIFICATION_WRONG',
    'The code is wrong, used or too old, or the proof of the number is not valid.',
    { keepsChanges: true },
  );
