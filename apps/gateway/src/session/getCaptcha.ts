import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { newCaptcha } from './captchas.ts';

export function getCaptcha({ db, merchant }: ContextOf<'getCaptcha'>): Promise<ValueOf<'getCaptcha'>> {
  return newCaptcha(db, merchant.code);
}
