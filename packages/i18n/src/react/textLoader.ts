import type { TextArea } from '../texts/areas.ts';

/** The used fields of a merchant. */
interface MerchantTexts {
  code: string;
  /** Addresses of the merchant's text files, by language and area. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Content of a text file: texts, by area and key. */
type TextFile = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Returns a function that loads the texts of a language and area from the merchant's files. A file with several areas
 * is requested only once, and again only after a failure. The function rejects if the merchant has no such texts or if
 * the file cannot be loaded.
 */
export function textLoader(merchant: MerchantTexts) {
  const files = new Map<string, Promise<TextFile>>();

  const fetchFile = async (address: string): Promise<TextFile> => {
    const reply = await fetch(address);
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}.`);
    return reply.json();
  };
  const ask = (address: string): Promise<TextFile> => {
    const file = fetchFile(address);
    files.set(address, file);
    file.catch(() => files.delete(address));
    return file;
  };
  return async (language: string, area: TextArea): Promise<Readonly<Record<string, string>>> => {
    const address = merchant.texts[language]?.[area];
    if (address === undefined) throw new Error(`${merchant.code} has no ${area} texts in ${language}.`);
    const words = (await (files.get(address) ?? ask(address)))[area];
    if (words === undefined) throw new Error(`${address} contains no ${area} texts.`);
    return words;
  };
}
