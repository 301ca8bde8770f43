import type { Merchant } from '@livery/merchant';
import type { LocalText } from '../db/schema/index.ts';
import { fillMerchantFacts } from '../seed/content/fillMerchantFacts.ts';
import type { MessageText } from './messageText.ts';

/**
 * Values for the placeholders of a message's texts. They are inserted into HTML unescaped, so they must not contain
 * text from a player.
 */
export type MessageValues = Partial<Record<'amount' | 'number' | 'times' | 'game', string>>;

/** Inserts the merchant's data and the values into a message, in every language. */
export function fillMessage({ kind, title, content }: MessageText, merchant: Merchant, facts: MessageValues = {}) {
  const fill = (one: string) =>
    one.replaceAll(/\{(amount|number|times|game)\}/g, (whole, name: keyof MessageValues) => facts[name] ?? whole);
  const filled = (text: LocalText) =>
    Object.fromEntries(
      Object.entries(fillMerchantFacts(text, merchant)).map(([language, one]) => [language, fill(one)]),
    ) as LocalText;
  return { kind, title: filled(title), content: filled(content) };
}
