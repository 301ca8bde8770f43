import { Problem } from './problem.ts';

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
  if (at < 0) throw new Problem(`${path} no longer has "${String(mark)}", where the generator adds. Add it by hand, or bring tooling/generators up to date.`);
  return content.slice(0, at) + text + content.slice(at);
}

/** Adds a public door, `"./rewards": "./src/rewards/index.ts"`, to a package's `exports`. */
export function addDoor(packageJson: string, area: string): string {
  const file = JSON.parse(packageJson) as { exports: Record<string, string> };
  file.exports[`./${area}`] ??= `./src/${area}/index.ts`;
  return `${JSON.stringify(file, null, 2)}\n`;
}
