/** One `property: value` of a style sheet. */
export interface Declaration {
  property: string;
  value: string;
  /** Line that the property stands on, from 1. */
  line: number;
  /** A comment `allow: why` on its line or the one above lets it be what it is. */
  isAllowed: boolean;
}

/** Every declaration of a style sheet, nested rules included; selectors and at-rules' conditions are passed over. */
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

/** Comments blanked out, so that places stay what they are. */
function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}

function endOfString(css: string, from: number): number {
  let index = from + 1;
  while (index < css.length && css[index] !== css[from]) index += css[index] === '\\' ? 2 : 1;
  return index;
}

const isReason = (line: string | undefined) => /\/\*\s*allow:\s*(?!\*\/)\S/.test(line ?? '');
