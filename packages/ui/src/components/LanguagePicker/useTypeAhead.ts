import { type KeyboardEvent, useRef } from 'react';

/** Milliseconds after which the next letter begins a new word. */
const pause = 500;

/**
 * Letters typed in quick succession lead to the first entry that begins with them; the same letter again leads to the next.
 * `names` holds, entry by entry, every name that it is known by.
 */
export function useTypeAhead(names: readonly (readonly string[])[]) {
  const typed = useRef({ letters: '', at: -Infinity });
  /** Number of the entry that the key leads to from the entry `from`, if any. */
  return (event: KeyboardEvent, from: number): number | undefined => {
    if (event.key.trim() === '' || [...event.key].length !== 1 || event.ctrlKey || event.metaKey || event.altKey)
      return undefined;
    const now = performance.now();
    const before = now - typed.current.at < pause ? typed.current.letters : '';
    const letters = before + event.key.toLocaleLowerCase();
    typed.current = { letters, at: now };
    const isRepeated = [...letters].every((letter) => letter === letters[0]);
    const wanted = isRepeated ? letters.slice(0, 1) : letters;
    // A single letter asks for the next; more letters may still mean the same entry.
    const order = names.map((_, index) => (from + index + (isRepeated ? 1 : 0)) % names.length);
    return order.find((index) => names[index]?.some((name) => name.toLocaleLowerCase().startsWith(wanted)));
  };
}
