import { Problem } from './problem.ts';

/** Adds names to the import from a module, or the whole import where there is none. */
export function addImported(content: string, name: string, from: string): string {
  const existing = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}';`);
  const [whole, names] = existing.exec(content) ?? [];
  if (names?.split(',').some((one) => one.trim() === name)) return content;
  if (whole === undefined || names === undefined) return addImport(content, `import { ${name} } from '${from}';`);
  return content.replace(whole, whole.replace(names, withEntry(names, name)));
}

/**
 * Adds an entry at the end of the object literal that begins behind `opening`, in the manner of those that are there: on a
 * line of its own, or beside them.
 */
export function addEntry(content: string, opening: RegExp, entry: string, path: string): string {
  const found = opening.exec(content);
  if (found === null)
    throw new Problem(
      `${path} no longer has ${String(opening)}, where the generator adds. Add it by hand, or bring tooling/generators up to date.`,
    );
  const start = found.index + found[0].length;
  const end = closingBrace(content, start);
  return content.slice(0, start) + withEntry(content.slice(start, end), entry) + content.slice(end);
}

function withEntry(entries: string, entry: string): string {
  const rest = entries.trimEnd();
  const separator = rest === '' || rest.endsWith(',') ? '' : ',';
  if (!entries.includes('\n')) return `${rest}${separator} ${entry} `;
  // The closing brace stands one step to the left of the entries.
  return `${rest}${separator}\n${entries.slice(entries.lastIndexOf('\n') + 1)}  ${entry},\n${entries.slice(entries.lastIndexOf('\n') + 1)}`;
}

/** Where the brace closes that was opened before `start`. Braces in texts and comments do not count. */
function closingBrace(content: string, start: number): number {
  let depth = 1;
  for (const { 0: token, index } of content
    .slice(start)
    .matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/.*|\/\*[^]*?\*\/|[{}]/g)) {
    if (token === '{') depth++;
    if (token === '}' && --depth === 0) return start + index;
  }
  return content.length;
}

/** Adds a line after the last import, or at the top where there is none. */
export function addImport(content: string, line: string): string {
  if (content.includes(line)) return content;
  const lines = content.split('\n');
  const last = lines.findLastIndex((one) => /^(import .*|\} from .*);$/.test(one));
  lines.splice(last + 1, 0, line);
  return lines.join('\n');
}

/** Adds a line at the end of a file. */
export function addLine(content: string, line: string): string {
  return `${content.trimEnd()}\n${line}\n`;
}

/** Puts text in front of the first `mark`, which `path` must hold: the shape of the file changed otherwise. */
export function addBefore(content: string, mark: string | RegExp, text: string, path: string): string {
  const at = typeof mark === 'string' ? content.indexOf(mark) : content.search(mark);
  if (at < 0)
    throw new Problem(
      `${path} no longer has "${String(mark)}", where the generator adds. Add it by hand, or bring tooling/generators up to date.`,
    );
  return content.slice(0, at) + text + content.slice(at);
}

/** Adds a public door, `"./rewards": "./src/rewards/index.ts"`, to a package's `exports`. */
export function addDoor(packageJson: string, area: string): string {
  const file = JSON.parse(packageJson) as { exports: Record<string, string> };
  file.exports[`./${area}`] ??= `./src/${area}/index.ts`;
  return `${JSON.stringify(file, null, 2)}\n`;
}
