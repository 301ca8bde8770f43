import type { UnknownWord } from '@livery/api/contract';

interface GatewayTermProps<Known extends string> {
  /** A state, type or status in a reply. */
  word: Known | UnknownWord;
  /** Returns the text for a known word. */
  text: (word: Known) => string;
}

/** The text for a word that the gateway sends. A word that this version of the app does not support is unchanged. */
export function GatewayTerm<Known extends string>({ word, text }: GatewayTermProps<Known>) {
  return typeof word === 'string' ? text(word) : <bdi>{word.unknown}</bdi>;
}
