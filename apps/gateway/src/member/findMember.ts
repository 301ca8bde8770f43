import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { members } from '../db/schema/index.ts';

export type Member = typeof members.$inferSelect;

export async function findMemberByUsername(
  db: Queries,
  merchantCode: string,
  username: string,
): Promise<Member | undefined> {
  return (
    await db
      .select()
      .from(members)
      .where(and(eq(members.merchantCode, merchantCode), eq(members.username, username)))
  )[0];
}

/** @param mobile in the format of `normalizeMobileNumber`. */
export async function findMemberByMobile(
  db: Queries,
  merchantCode: string,
  mobile: string,
): Promise<Member | undefined> {
  return (
    await db
      .select()
      .from(members)
      .where(and(eq(members.merchantCode, merchantCode), eq(members.mobile, mobile)))
  )[0];
}

/**
 * The member of a session.
 * @throws if the member is missing.
 */
export async function getMemberById(db: Queries, id: number): Promise<Member> {
  const [member] = await db.select().from(members).where(eq(members.id, id));
  if (member === undefined) throw new Error('The member of the session does not exist.');
  return member;
}
