import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { encryptServicePath } from './encryptServicePath.ts';

/**
 * Ways to customer service. The addresses are nobody's: a host below `.example`, a number out of those kept for films, a
 * name that Telegram does not give out (it begins with `_`).
 */
export async function getCustomerService({
  merchant,
}: ContextOf<'getCustomerService'>): Promise<ValueOf<'getCustomerService'>> {
  const { code, switches } = merchant;
  return {
    version: {
      pathList: [
        { csType: 'CS', type: 1, path: `https://support.${code}.example/` },
        { csType: 'WHATSAPP', type: 3, path: encryptServicePath('https://wa.me/12025550142') },
        ...(switches.CBS3 ? [{ csType: 'LIVECHAT' as const, type: 2 as const, path: '' }] : []),
        { csType: 'TELEGRAM', type: 1, path: `https://t.me/_${code.replaceAll('-', '_')}_sandbox` },
      ],
    },
  };
}
