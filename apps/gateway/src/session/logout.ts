import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { closeSession, signedIn } from './sessions.ts';

export async function logout(context: ContextOf<'logout'>): Promise<ValueOf<'logout'>> {
  await closeSession(context.db, signedIn(context));
  return {};
}
