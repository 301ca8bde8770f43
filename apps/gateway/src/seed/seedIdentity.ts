import { normalizeMobileNumber } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { affiliateDomains, memberProfiles, members, paymentPasswords } from '../db/schema/index.ts';
import { homeDialingCode } from '../security/homeDialingCode.ts';
import { seededHash } from './seededHash.ts';

/** Personal data of demo members. Number, email address and payee are verified; the payment password is public. */
const personalData = [
  { username: 'demo1', mobileNum: '1700000001', headIcon: '', payeeName: 'Amina Rahman' },
  { username: 'demo2', mobileNum: '1700000002', headIcon: '4', payeeName: 'Nila Karim' },
] as const;

const provedAt = new Date('2026-01-01T00:00:00Z');

/** Payment password of all demo members that have one. */
export const demoPaymentPassword = '246810';

/** Seeds numbers, addresses and payment passwords of demo members, and the host of an affiliate. */
export async function seedIdentity(tx: Queries, merchant: Merchant): Promise<void> {
  const passwordHash = await seededHash(demoPaymentPassword);
  for (const { username, mobileNum, headIcon, payeeName } of personalData) {
    const set = {
      mobile: normalizeMobileNumber({ mobileNum }, homeDialingCode(merchant)) ?? null,
      email: `${username}@example.org`,
      emailVerifiedAt: provedAt,
      headIcon,
    };
    const id = await change(tx, merchant, username, set);
    if (id === undefined) continue;
    await tx.insert(memberProfiles).values({ memberId: id, payeeName, mobileNum });
    await tx.insert(paymentPasswords).values({ memberId: id, passwordHash });
  }
  const affiliate = await idOf(tx, merchant, 'agent1');
  if (affiliate !== undefined)
    await tx
      .insert(affiliateDomains)
      .values({ merchantCode: merchant.code, domain: `partner.${merchant.code}.localhost`, memberId: affiliate });
}

const named = (merchant: Merchant, username: string) =>
  and(eq(members.merchantCode, merchant.code), eq(members.username, username));

async function change(
  tx: Queries,
  merchant: Merchant,
  username: string,
  set: Partial<typeof members.$inferInsert>,
): Promise<number | undefined> {
  return (await tx.update(members).set(set).where(named(merchant, username)).returning({ id: members.id }))[0]?.id;
}

async function idOf(tx: Queries, merchant: Merchant, username: string): Promise<number | undefined> {
  return (await tx.select({ id: members.id }).from(members).where(named(merchant, username)))[0]?.id;
}
