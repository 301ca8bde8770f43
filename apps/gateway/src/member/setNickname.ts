import { eq } from 'drizzle-orm';
import { members } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';

export async function setNickname(context: ContextOf<'setNickname'>): Promise<ValueOf<'setNickname'>> {
  const {
    db,
    body: { nickname },
  } = context;
  await db
    .update(members)
    .set({ nickname })
    .where(eq(members.id, requireSession(context).memberId));
  return { nickname };
}
