import type { ContextOf, ValueOf } from '../http/callContext.ts';

export async function getTemplate({ merchant }: ContextOf<'getTemplate'>): Promise<ValueOf<'getTemplate'>> {
  const { memberCentre, deposit } = merchant.templates;
  return { mem_cen: memberCentre === 'new' ? '1' : '0', dep_func: deposit === 'new' ? '1' : '0' };
}
