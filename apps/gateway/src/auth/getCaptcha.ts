import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { createCaptcha } from './captchas.ts';

export function getCaptcha({ db, merchant }: ContextOf<'getCaptcha'>): Promise<ValueOf<'getCaptcha'>> {
  return createCaptcha(db, merchant.code);
}
