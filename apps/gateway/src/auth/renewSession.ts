import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { extendSession, requireSession } from './sessions.ts';

export async function renewSession(context: ContextOf<'renewSession'>): Promise<ValueOf<'renewSession'>> {
  return { expirationTime: (await extendSession(context.db, requireSession(context))).toISOString() };
}
