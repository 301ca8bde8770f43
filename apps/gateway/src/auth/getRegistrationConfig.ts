import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { registrationRules } from './registrationRules.ts';

export async function getRegistrationConfig({
  merchant,
}: ContextOf<'getRegistrationConfig'>): Promise<ValueOf<'getRegistrationConfig'>> {
  return registrationRules(merchant);
}
