import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { encryptServicePath } from './encryptServicePath.ts';

/**
 * Contacts of customer service. The addresses have no owner: a host below `.example`, a number reserved for fiction, a
 * Telegram name that cannot be registered because it starts with `_`.
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
