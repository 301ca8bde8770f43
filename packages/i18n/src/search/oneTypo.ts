/**
 * Whether a text begins with what was typed but for one mistake: a letter too many, one too few, a wrong one, or two that
 * changed places.
 *
 * @param start where in the text to begin
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
