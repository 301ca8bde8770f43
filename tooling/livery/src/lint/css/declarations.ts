/** A `property: value` of a style sheet. */
export interface Declaration {
  property: string;
  value: string;
  /** Line of the property, from 1. */
  line: number;
  /** True if a comment `allow: why` on its line or the line above allows it. */
  isAllowed: boolean;
}

/** Every declaration of a style sheet, including nested rules, without selectors and conditions of at-rules. */
export function declarationsOf(css: string): Declaration[] {
  const lines = css.split('\n');
  const found: Declaration[] = [];
  let start = 0;
  const take = (end: number) => {
    const [, property, value] = /^\s*(--[\w-]+|-?[a-z][\w-]*)\s*:\s*([\s\S]*?)\s*$/.exec(bare.slice(start, end)) ?? [];
    if (property !== undefined && value !== undefined) {
      const at = start + bare.slice(start, end).search(/\S/);
      const line = bare.slice(0, at).split('\n').length;
      found.push({
        property: property.toLowerCase(),
        value,
        line,
        isAllowed: [lines[line - 1], lines[line - 2]].some(isReason),
      });
    }
    start = end + 1;
  };
  const bare = withoutComments(css);
  let depth = 0;
  for (let index = 0; index < bare.length; index++) {
    const character = bare[index];
    if (character === '"' || character === "'") index = endOfString(bare, index);
    else if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (depth > 0) continue;
    else if (character === '{') start = index + 1;
    else if (character === ';' || character === '}') take(index);
  }
  return found;
}

/** Replaces comments with spaces, so that offsets and lines stay the same. */
function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}

function endOfString(css: string, from: number): number {
  let index = from + 1;
  while (index < css.length && css[index] !== css[from]) index += css[index] === '\\' ? 2 : 1;
  return index;
}

const isReason = (line: string | undefined) => /\/\*\s*allow:\s*(?!\*\/)\S/.test(line ?? '');
