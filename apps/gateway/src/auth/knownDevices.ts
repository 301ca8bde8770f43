import { and, eq, sql } from 'drizzle-orm';
import { createToken, hashToken } from '../crypto/tokens.ts';
import type { Queries } from '../db/connect.ts';
import { knownDevices } from '../db/schema/index.ts';

/** Maximum number of stored devices per member; older devices are deleted. */
const mostDevices = 20;

/**
 * Whether the member logged in earlier on the device with this token. For an undefined (unknown) member the check takes
 * the same time.
 */
export async function isKnownDevice(db: Queries, memberId: number | undefined, token: string): Promise<boolean> {
  if (token === '') return false;
  const found = await db
    .select({ memberId: knownDevices.memberId })
    .from(knownDevices)
    .where(and(eq(knownDevices.tokenHash, hashToken(token)), eq(knownDevices.memberId, memberId ?? 0)));
  return found.length > 0;
}

/**
 * Stores that the member logged in on a device, for 180 days after the last login there.
 * @param token from the device: the token of an earlier login, of any member.
 * @returns the device's token; a new token if the device sent no token that this gateway issued.
 */
export async function rememberDevice(tx: Queries, memberId: number, token: string): Promise<string> {
  const own = (await isGivenOut(tx, token)) ? token : createToken();
  await tx
    .insert(knownDevices)
    .values({ memberId, tokenHash: hashToken(own) })
    .onConflictDoUpdate({
      target: [knownDevices.tokenHash, knownDevices.memberId],
      set: { lastLoginAt: sql`now()` },
    });
  await tx.execute(sql`
    delete from ${knownDevices} where member_id = ${memberId} and token_hash in (
      select token_hash from ${knownDevices} where member_id = ${memberId} order by last_login_at desc offset ${mostDevices})`);
  return own;
}

/**
 * Deletes a member's known devices when the password changes, because anyone with the old password may have registered
 * a device.
 */
export async function forgetDevices(tx: Queries, memberId: number): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.memberId, memberId));
}

async function isGivenOut(db: Queries, token: string): Promise<boolean> {
  if (token === '') return false;
  const found = await db
    .select({ memberId: knownDevices.memberId })
    .from(knownDevices)
    .where(eq(knownDevices.tokenHash, hashToken(token)))
    .limit(1);
  return found.length > 0;
}
