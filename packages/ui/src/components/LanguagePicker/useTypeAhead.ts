import { type KeyboardEvent, useRef } from 'react';

/** Milliseconds after which the next letter starts a new word. */
const pause = 500;

/**
 * Finds entries by typed letters. Letters that are typed quickly select the first entry that starts with them. The same
 * letter again selects the next entry. `names` contains the names of each entry.
 */
export function useTypeAhead(names: readonly (readonly string[])[]) {
  const typed = useRef({ letters: '', at: -Infinity });
  /** Index of the entry that a key selects; undefined if there is none. The search starts at the entry `from`. */
  return (event: KeyboardEvent, from: number): number | undefined => {
    if (event.key.trim() === '' || [...event.key].length !== 1 || event.ctrlKey || event.metaKey || event.altKey)
      return undefined;
    const now = performance.now();
    const before = now - typed.current.at < pause ? typed.current.letters : '';
    const letters = before + event.key.toLocaleLowerCase();
    typed.current = { letters, at: now };
    const isRepeated = [...letters].every((letter) => letter === letters[0]);
    const wanted = isRepeated ? letters.slice(0, 1) : letters;
    // A single letter selects the next match. With more letters, the current entry may match too.
    const order = names.map((_, index) => (from + index + (isRepeated ? 1 : 0)) % names.length);
    return order.find((index) => names[index]?.some((name) => name.toLocaleLowerCase().startsWith(wanted)));
  };
}
