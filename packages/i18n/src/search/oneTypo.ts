/**
 * Whether a text begins with the typed text, with at most one mistake. A mistake is an additional, missing or wrong
 * letter, or two letters that are swapped.
 *
 * @param start index in the text at which to compare
 */
export function beginsWithOneTypo(text: string, typed: string, start = 0): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === text[start + same]) same += 1;
  if (same === typed.length) return true;
  const at = start + same;
  return (
    text.startsWith(typed.slice(same + 1), at + 1) ||
    text.startsWith(typed.slice(same + 1), at) ||
    text.startsWith(typed.slice(same), at + 1) ||
    (typed[same] === text[at + 1] && typed[same + 1] === text[at] && text.startsWith(typed.slice(same + 2), at + 2))
  );
}
