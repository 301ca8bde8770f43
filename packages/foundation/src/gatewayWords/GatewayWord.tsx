import type { UnknownWord } from '@livery/api/contract';

interface GatewayWordProps<Known extends string> {
  /** A state, type or status in a reply. */
  word: Known | UnknownWord;
  /** Called with a word that this version knows; gives its text. */
  text: (word: Known) => string;
}

/** The text of a word of the gateway. A word that this version does not know is shown as it came. */
export function GatewayWord<Known extends string>({ word, text }: GatewayWordProps<Known>) {
  return typeof word === 'string' ? text(word) : <bdi>{word.unknown}</bdi>;
}
