import { eq } from 'drizzle-orm';
import { sessions } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { endSessions, requireSession } from './sessions.ts';

export async function logout(context: ContextOf<'logout'>): Promise<ValueOf<'logout'>> {
  await endSessions(context.db, eq(sessions.tokenHash, requireSession(context).tokenHash));
  return {};
}
