/** The part of a source map that tells which source each stretch of a file's code comes from. */
export interface CodeMap {
  sources: readonly string[];
  /** Lines by semicolon, stretches by comma: where it begins, which source; each as a difference to the one before. */
  mappings: string;
}

/** How many characters of a file's code come from each source. What no source accounts for stands under an empty name. */
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

/** Numbers as source maps write them: five bits a digit and a sixth for "goes on"; the lowest bit of a number is its sign. */
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
