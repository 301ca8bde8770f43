import { type KeyboardEvent, useRef } from 'react';

/** Milliseconds after which the next letter starts a new word. */
const pause = 500;

/**
 * Letters typed quickly select the first entry that starts with them; the same letter again selects the next one.
 * `names` contains, for each entry, all its names.
 */
export function useTypeAhead(names: readonly (readonly string[])[]) {
  const typed = useRef({ letters: '', at: -Infinity });
  /** Index of the entry that the key selects, starting from the entry `from`, if there is one. */
  return (event: KeyboardEvent, from: number): number | undefined => {
    if (event.key.trim() === '' || [...event.key].length !== 1 || event.ctrlKey || event.metaKey || event.altKey)
      return undefined;
    const now = performance.now();
    const before = now - typed.current.at < pause ? typed.current.letters : '';
    const letters = before + event.key.toLocaleLowerCase();
    typed.current = { letters, at: now };
    const isRepeated = [...letters].every((letter) => letter === letters[0]);
    const wanted = isRepeated ? letters.slice(0, 1) : letters;
    // A single letter selects the next match; with more letters, the current entry may still match.
    const order = names.map((_, index) => (from + index + (isRepeated ? 1 : 0)) % names.length);
    return order.find((index) => names[index]?.some((name) => name.toLocaleLowerCase().startsWith(wanted)));
  };
}
