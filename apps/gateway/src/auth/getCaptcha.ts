import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { byAddress, limited } from '../limits/allowances.ts';
import { createCaptcha } from './captchas.ts';

export function getCaptcha(context: ContextOf<'getCaptcha'>): Promise<ValueOf<'getCaptcha'>> {
  const { db, merchant, limits } = context;
  return limited(db, { uses: [byAddress(context, limits.captchas)], counts: 'success' }, () =>
    createCaptcha(db, merchant.code),
  );
}
