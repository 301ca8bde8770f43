import type { Merchant } from '@livery/merchant';
import type { LocalText } from '../db/schema/index.ts';
import { fillMerchantFacts } from '../seed/content/fillMerchantFacts.ts';
import type { MessageText } from './messageTexts.ts';

/** What differs from message to message. Ours, never a player's words: they go into HTML as they are. */
export type MessageValues = Partial<Record<'amount' | 'number' | 'times' | 'game', string>>;

/** A message with the merchant's and its own facts in it, in every language. */
export function fillMessage({ kind, title, content }: MessageText, merchant: Merchant, facts: MessageValues = {}) {
  const fill = (one: string) =>
    one.replaceAll(/\{(amount|number|times|game)\}/g, (whole, name: keyof MessageValues) => facts[name] ?? whole);
  const filled = (text: LocalText) =>
    Object.fromEntries(
      Object.entries(fillMerchantFacts(text, merchant)).map(([language, one]) => [language, fill(one)]),
    ) as LocalText;
  return { kind, title: filled(title), content: filled(content) };
}
