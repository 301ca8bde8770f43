/* Changes in the text of a JSON file that leave the rest unchanged: order, spaces, line breaks. */

type Path = readonly string[];

/** The range of a value in the text, in characters from its beginning. */
interface ValueSpan {
  start: number;
  end: number;
  /** The members of an object, in order. Undefined for any other value. */
  members?: readonly Member[];
}

interface Member {
  key: string;
  /** Offset of the key's first quote. */
  start: number;
  value: ValueSpan;
}

/**
 * The text with `value` at the path. An existing value is replaced; a new key is inserted after the keys that come
 * before it in `order`.
 */
export function setIn(
  text: string,
  path: Path,
  value: unknown,
  order: (path: Path) => readonly string[] = () => [],
): string {
  const { span, depth } = deepest(text, path);
  const unit = indentUnit(text);
  const indent = indentAt(text, span.start);
  if (depth === path.length) return spliced(text, span.start, span.end, printed(value, indent, unit));
  const key = path[depth]!;
  const whole = path.slice(depth + 1).reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);
  const members = span.members ?? [];
  if (members.length === 0) return spliced(text, span.start, span.end, printed({ [key]: whole }, indent, unit));
  const isOneLine = !text.slice(span.start, span.end).includes('\n');
  const known = order(path.slice(0, depth));
  const rank = known.indexOf(key);
  const before = rank < 0 ? members.at(-1) : members.findLast((member) => known.indexOf(member.key) < rank);
  const entry = `${JSON.stringify(key)}: ${printed(whole, isOneLine ? undefined : indent + unit, unit)}`;
  const gap = isOneLine ? ' ' : `\n${indent}${unit}`;
  if (before === undefined) return spliced(text, members[0]!.start, members[0]!.start, `${entry},${gap}`);
  return spliced(text, before.value.end, before.value.end, `,${gap}${entry}`);
}

/**
 * The text without the value at the path, and without groups that become empty. A group with only a `$type` counts as
 * empty.
 */
export function removeIn(text: string, path: Path): string {
  for (let depth = path.length; depth > 0; depth--) {
    const { span: parent, depth: reached } = deepest(text, path.slice(0, depth - 1));
    const members = parent.members ?? [];
    const index = reached === depth - 1 ? members.findIndex(({ key }) => key === path[depth - 1]) : -1;
    if (index < 0) return text;
    const rest = members.filter((_, at) => at !== index);
    const isEmpty = rest.every(({ key }) => key.startsWith('$'));
    if (isEmpty && depth > 1) continue;
    return without(text, members, index);
  }
  return text;
}

function without(text: string, members: readonly Member[], index: number): string {
  const { start, value } = members[index]!;
  const [previous, next] = [members[index - 1], members[index + 1]];
  if (previous !== undefined) return spliced(text, previous.value.end, value.end, '');
  return next === undefined ? spliced(text, start, value.end, '') : spliced(text, start, next.start, '');
}

function spliced(text: string, start: number, end: number, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

/** A value as text: tokens and lists on one line, groups on several lines if an indent is given. */
function printed(value: unknown, indent: string | undefined, unit: string): string {
  if (Array.isArray(value)) return `[${value.map((item) => printed(item, undefined, unit)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value);
  const inner = (next: string | undefined) =>
    entries.map(([key, item]) => `${JSON.stringify(key)}: ${printed(item, next, unit)}`);
  if (entries.length === 0) return '{}';
  if (indent === undefined || '$value' in value) return `{ ${inner(undefined).join(', ')} }`;
  return `{\n${inner(indent + unit)
    .map((line) => indent + unit + line)
    .join(',\n')}\n${indent}}`;
}

/** The innermost value on the path that exists in the text, and its depth. */
function deepest(text: string, path: Path): { span: ValueSpan; depth: number } {
  let span = parse(text);
  for (const [depth, key] of path.entries()) {
    // For a duplicate key, JSON.parse uses the last value.
    const next = span.members?.findLast((member) => member.key === key)?.value;
    if (next === undefined) return { span, depth };
    span = next;
  }
  return { span, depth: path.length };
}

/** The spaces at the start of the line that contains the character. */
function indentAt(text: string, at: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))![0];
}

function indentUnit(text: string): string {
  return /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
}

/** Finds the positions of all values in a text that `JSON.parse` has accepted already. */
function parse(text: string): ValueSpan {
  let at = 0;
  const skip = () => {
    while (/\s/.test(text[at] ?? '')) at++;
  };
  const string = (): string => {
    const start = at++;
    while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    return JSON.parse(text.slice(start, ++at)) as string;
  };
  const value = (): ValueSpan => {
    skip();
    const start = at;
    if (text[at] === '{') return { start, members: members(), end: at };
    if (text[at] === '"') string();
    else if (text[at] === '[') list();
    else while (at < text.length && !/[\s,\]}]/.test(text[at]!)) at++;
    return { start, end: at };
  };
  const members = (): Member[] => {
    const found: Member[] = [];
    at++;
    for (skip(); text[at] !== '}'; skip()) {
      const start = at;
      const key = string();
      skip();
      at++;
      found.push({ key, start, value: value() });
      skip();
      if (text[at] === ',') at++;
    }
    at++;
    return found;
  };
  const list = () => {
    at++;
    for (skip(); text[at] !== ']'; skip()) {
      value();
      skip();
      if (text[at] === ',') at++;
    }
    at++;
  };
  return value();
}
