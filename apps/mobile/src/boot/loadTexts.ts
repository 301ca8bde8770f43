import type { TextArea } from '@livery/i18n';
import type { PublicMerchant } from '@livery/merchant';

/** Gets one area's texts from the merchant's own files, whose names carry a hash of what is in them. */
export function textLoader(merchant: PublicMerchant) {
  return async (language: string, area: TextArea): Promise<Readonly<Record<string, string>>> => {
    const address = merchant.texts[language]?.[area];
    if (address === undefined) throw new Error(`${merchant.code} has no ${area} texts in ${language}.`);
    const reply = await fetch(address);
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}.`);
    return reply.json();
  };
}
