import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { deleteSession, requireSession } from './sessions.ts';

export async function logout(context: ContextOf<'logout'>): Promise<ValueOf<'logout'>> {
  await deleteSession(context.db, requireSession(context));
  return {};
}
