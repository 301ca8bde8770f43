/** A line to be added or changed by hand: the generator edits no code that someone wrote. */
export interface Step {
  /** Path below the root. */
  file: string;
  /** Why, or what to choose: `its address`. */
  purpose: string;
  /** What to add: whole lines, or a name in a line that exists. Nothing takes a text away. */
  lines: string;
  /** The lines go before the last occurrence of this text; at the end of the file without it. */
  before?: string;
  /** The lines take the place of this text, which the file holds once. */
  replaces?: string;
}

/** The printed form of steps. */
export function describeSteps(steps: readonly Step[]): string {
  return steps
    .map(({ file, purpose, lines, before, replaces }, index) => {
      const place =
        replaces !== undefined
          ? `in place of \`${replaces.trim()}\``
          : before === undefined
            ? 'at the end'
            : `before the last \`${before.trim()}\``;
      return `${index + 1}. ${file}, ${place}: ${purpose}\n\n${(lines.trimEnd() || 'nothing').replace(/^(?=.)/gm, '     ')}\n`;
    })
    .join('\n');
}

/**
 * A file's content with a step's lines added, as whoever follows the printed form would do it.
 * @throws when the file no longer holds the text that the step names
 */
export function applyStep(content: string, { file, lines, before, replaces }: Step): string {
  const text = replaces ?? before;
  const at = text === undefined ? content.length : content.lastIndexOf(text);
  if (at < 0) throw new Error(`${file} no longer holds "${text}": bring tooling/generators up to date.`);
  return content.slice(0, at) + lines + content.slice(at + (replaces?.length ?? 0));
}
