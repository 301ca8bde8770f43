import type { Merchant } from '@livery/merchant';
import type { LocalText } from '../db/schema/index.ts';
import { filledIn } from '../world/content/filledIn.ts';
import type { MessageText } from './messageTexts.ts';

/** What differs from message to message. Ours, never a player's words: they go into HTML as they are. */
export type MessageFacts = Partial<Record<'amount' | 'number' | 'times' | 'game', string>>;

/** A message with the merchant's and its own facts in it, in every language. */
export function messageOf({ kind, title, content }: MessageText, merchant: Merchant, facts: MessageFacts = {}) {
  const fill = (one: string) =>
    one.replaceAll(/\{(amount|number|times|game)\}/g, (whole, name: keyof MessageFacts) => facts[name] ?? whole);
  const filled = (text: LocalText) =>
    Object.fromEntries(
      Object.entries(filledIn(text, merchant)).map(([language, one]) => [language, fill(one)]),
    ) as LocalText;
  return { kind, title: filled(title), content: filled(content) };
}
