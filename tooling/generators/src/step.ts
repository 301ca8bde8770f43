/** A line to be added or changed by hand: the generator does not edit existing code. */
export interface Step {
  /** Path relative to the root. */
  file: string;
  /** The purpose of the lines, or the value that the developer must choose: `its address`. */
  purpose: string;
  /** The text to add: whole lines, or a name in an existing line. Empty to remove text. */
  lines: string;
  /** The lines are inserted before the last occurrence of this text. Default: the end of the file. */
  before?: string;
  /** The lines replace this text, which occurs once in the file. */
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
 * A file's content with a step's lines added, as a person who follows the printed steps would do it.
 * @throws if the file no longer contains the text that the step names
 */
export function applyStep(content: string, { file, lines, before, replaces }: Step): string {
  const text = replaces ?? before;
  const at = text === undefined ? content.length : content.lastIndexOf(text);
  if (at < 0) throw new Error(`${file} no longer contains "${text}": update tooling/generators.`);
  return content.slice(0, at) + lines + content.slice(at + (replaces?.length ?? 0));
}
