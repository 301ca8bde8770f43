/** The part of a source map that maps each segment of a file's code to its source. */
export interface CodeMap {
  sources: readonly string[];
  /**
   * Lines separated by semicolons, segments by commas. A segment has its start and its source, each relative to the
   * previous segment.
   */
  mappings: string;
}

/** The number of characters of a file's code from each source. Characters without a source are under an empty name. */
export function charactersBySource(code: string, { sources, mappings }: CodeMap): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (source: string, characters: number) => sums.set(source, (sums.get(source) ?? 0) + characters);
  const lines = mappings.split(';');
  let sourceIndex = 0;
  code.split('\n').forEach((line, number) => {
    let column = 0;
    let source = '';
    for (const stretch of lines[number]?.split(',').filter(Boolean) ?? []) {
      const [columns = 0, sourcesOn] = numbersIn(stretch);
      add(source, columns);
      column += columns;
      if (sourcesOn !== undefined) sourceIndex += sourcesOn;
      source = sourcesOn === undefined ? '' : sources[sourceIndex]!;
    }
    add(source, line.length - column);
  });
  return sums;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * Decodes the numbers of a source map. Each character has five bits of a number, and a sixth bit if more characters
 * follow. The lowest bit of a number is its sign.
 */
function numbersIn(stretch: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const char of stretch) {
    const digit = digits.indexOf(char);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
