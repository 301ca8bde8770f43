import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { renewed, signedIn } from './sessions.ts';

export async function renewSession(context: ContextOf<'renewSession'>): Promise<ValueOf<'renewSession'>> {
  return { expirationTime: (await renewed(context.db, signedIn(context))).toISOString() };
}
