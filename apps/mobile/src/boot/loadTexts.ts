import type { TextArea } from '@livery/i18n';
import type { PublicMerchant } from '@livery/merchant';

/** What a file of texts holds, by area. */
type TextFile = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Gets one area's texts from the merchant's own files, whose names carry a hash of what is in them. Areas of one file that are wanted together are asked for once. */
export function textLoader(merchant: PublicMerchant) {
  const onTheWay = new Map<string, Promise<TextFile>>();

  const fetchFile = async (address: string): Promise<TextFile> => {
    const reply = await fetch(address);
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}.`);
    return reply.json();
  };
  return async (language: string, area: TextArea): Promise<Readonly<Record<string, string>>> => {
    const address = merchant.texts[language]?.[area];
    if (address === undefined) throw new Error(`${merchant.code} has no ${area} texts in ${language}.`);
    const file = onTheWay.get(address) ?? fetchFile(address).finally(() => onTheWay.delete(address));
    onTheWay.set(address, file);
    const words = (await file)[area];
    if (words === undefined) throw new Error(`${address} holds no ${area} texts.`);
    return words;
  };
}
