import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Merchant } from '@livery/merchant';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/connect.ts';
import { lockFor } from '../db/lockFor.ts';
import { verificationCodes } from '../db/schema/index.ts';
import { tooManyTries } from '../http/callFailure.ts';
import { localised } from '../http/localised.ts';
import { hostsOf } from '../site/hostsOf.ts';
import { sendToOutbox } from '../sandbox/outbox/sendToOutbox.ts';
import { codeText } from './codeTexts.ts';
import { codeLength, codeMinutes, type CodePurpose, resendSeconds } from './verificationPolicy.ts';

/** Maximum number of codes to one number or address in a day. */
const dailyCap = 10;

/**
 * Purpose of an undelivered code. Such a code is counted for the limits, and does not void a code of the address's
 * owner. Attempts to redeem it are counted like others, so that they take as long.
 */
export const noPurpose = '';

interface SendCode {
  merchant: Merchant;
  language: string;
  channel: 'sms' | 'email';
  address: string;
  purpose: CodePurpose;
  /**
   * False if the address has no member. Then everything happens as if a code were sent, so that neither replies nor
   * their time reveal it.
   */
  isDelivered?: boolean;
}

/**
 * Sends a code that is valid for five minutes and one use. It voids an older code for the same purpose.
 * @throws TOO_MANY.
 */
export async function sendCode(
  db: Database,
  { merchant, language, channel, address, purpose, isDelivered = true }: SendCode,
) {
  return db.transaction(async (tx) => {
    await lockFor(tx, `code ${merchant.code} ${address}`);
    await requireSendPause(tx, { merchantCode: merchant.code, channel, address });
    const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
    const salt = randomBytes(16);
    const [sent] = await tx
      .insert(verificationCodes)
      .values({
        merchantCode: merchant.code,
        channel,
        address,
        purpose: isDelivered ? purpose : noPurpose,
        salt,
        codeHash: hashCode(salt, code),
        expiresAt: sql`now() + make_interval(mins => ${codeMinutes})`,
      })
      .returning({ expiresAt: verificationCodes.expiresAt });
    // The code keeps the digits 0-9, because players type it unchanged and browsers fill it in.
    const values = { name: merchant.name, code, minutes: codeMinutes };
    const sentence = localised(codeText, { language, merchant }, values);
    // The last line of an SMS names the merchant's host. Browsers then fill the code in only on that host.
    const text = channel === 'sms' ? `${sentence}\n\n@${hostsOf(merchant)[0] ?? ''} #${code}` : sentence;
    await sendToOutbox(tx, { merchantCode: merchant.code, channel, address, text, isDelivered });
    return { expiredMinutes: codeMinutes, expirationTime: sent!.expiresAt.toISOString() };
  });
}

/**
 * Throws TOO_MANY with the seconds to wait, if a code was sent to this address less than a minute ago, or ten in the
 * last day. A used code causes no wait, so that a member who has just registered with a code can log in with the next
 * one.
 */
async function requireSendPause(
  tx: Queries,
  { merchantCode, channel, address }: { merchantCode: string; channel: 'sms' | 'email'; address: string },
): Promise<void> {
  const { createdAt } = verificationCodes;
  const [sent] = await tx
    .select({
      today: sql<number>`count(*)::int`,
      pause: sql<number>`coalesce(ceil(${resendSeconds} - extract(epoch from now() - max(${createdAt}) filter (where ${verificationCodes.usedAt} is null))), 0)::int`,
      day: sql<number>`coalesce(ceil(86400 - extract(epoch from now() - min(${createdAt}))), 0)::int`,
    })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.merchantCode, merchantCode),
        eq(verificationCodes.channel, channel),
        eq(verificationCodes.address, address),
        sql`${createdAt} > now() - interval '1 day'`,
      ),
    );
  const { today = 0, pause = 0, day = 0 } = sent ?? {};
  if (pause > 0) throw tooManyTries(pause);
  if (today >= dailyCap) throw tooManyTries(day);
}

/** Hashes a code. Six digits can be found from any hash; the salt prevents one lookup for all stored codes. */
export const hashCode = (salt: Buffer, code: string): Buffer => createHash('sha256').update(salt).update(code).digest();
