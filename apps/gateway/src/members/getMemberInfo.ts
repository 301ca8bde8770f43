import { eq } from 'drizzle-orm';
import { members } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { signedIn } from '../session/sessions.ts';

export async function getMemberInfo(context: ContextOf<'getMemberInfo'>): Promise<ValueOf<'getMemberInfo'>> {
  const [member] = await context.db.select().from(members).where(eq(members.id, signedIn(context).memberId));
  if (member === undefined) throw new Error('A session outlived its member.');
  const { id, type, nickname, username, vipLabel } = member;
  return { id: String(id), type, nickname, account: username, ...(vipLabel !== null && { clubLabel: { labelName: vipLabel } }) };
}
