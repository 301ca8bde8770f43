import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { MerchantProblem } from '../resolve/problem.ts';
import { encodingFault } from './encodingFault.ts';

/** A position in a file, both numbers from 1. */
interface Place {
  line: number;
  column: number;
}

/** A JSON file that was read. */
export interface JsonFile {
  /** The parsed value; undefined if the file cannot be parsed. */
  value: unknown;
  /**
   * Returns the position of a key (dotted, as in a problem), or of its nearest parent that exists. Undefined for the
   * whole file.
   */
  placeOf: (key: string) => Place | undefined;
  /** Problems of the file itself, for example its size or syntax. */
  problems: Pick<MerchantProblem, 'key' | 'message' | 'allowed' | 'line' | 'column'>[];
}

/** Maximum size of a file in bytes, ten times the largest theme. */
const mostBytes = 1_000_000;
/** Maximum nesting of braces and brackets. A theme has eight levels. */
const mostLevels = 50;

/** Parses a JSON file of a merchant's folder from its bytes. Never throws. */
export function parseJsonFile(bytes: Uint8Array): JsonFile {
  const unread = (message: string, allowed: string, place?: Place): JsonFile => ({
    value: undefined,
    placeOf: () => undefined,
    problems: [{ key: '', message, allowed, ...place }],
  });
  if (bytes.length > mostBytes)
    return unread(`has ${bytes.length.toLocaleString('en')} bytes`, `at most ${mostBytes.toLocaleString('en')}`);
  const encoding = encodingFault(bytes);
  if (encoding !== undefined) return unread(encoding, 'UTF-8 without a byte order mark');
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return unread('is empty', 'an object, { … }');
  const conflict = /^(<{7}|={7}|>{7})( |$)/m.exec(text);
  if (conflict !== null)
    return unread('contains the conflict marks of an unfinished merge', 'one of them', placeAt(text, conflict.index));
  const tooDeep = offsetTooDeep(text);
  if (tooDeep !== undefined)
    return unread(
      'contains too many nested levels',
      `at most ${mostLevels} braces and brackets within one another`,
      placeAt(text, tooDeep),
    );
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (tree === undefined || error !== undefined) {
    const { offset = 0 } = error ?? {};
    if (isCutOff(text, error))
      return unread('ends in the middle', 'the whole of a JSON file: something was cut off', placeAt(text, offset));
    return unread(`is not JSON: ${syntaxWords(text, error)}`, jsonWords, placeAt(text, offset));
  }
  return {
    value: JSON.parse(text),
    placeOf: (key) => {
      const node = nodeAt(tree, key);
      return node && placeAt(text, node.offset);
    },
    problems: repeatedKeys(tree).map(({ node, key, first }) => ({
      key,
      message: `is defined twice: first in line ${placeAt(text, first).line}, and only the last counts`,
      allowed: 'each key once',
      ...placeAt(text, node.offset),
    })),
  };
}

const jsonWords =
  'JSON: keys and texts in double quotes, numbers, true, false, null; no comments and no comma at the end of a list';

/** Messages, by the parser's name of a mistake. The text in the file replaces `…`. */
const words: Readonly<Record<string, string>> = {
  CommaExpected: 'a comma is missing before …',
  ColonExpected: 'a colon is missing before …',
  PropertyNameExpected: 'a key in double quotes is missing before …',
  ValueExpected: 'a value is missing before …',
  CloseBraceExpected: 'a closing } is missing before …',
  CloseBracketExpected: 'a closing ] is missing before …',
  InvalidSymbol: '… is not a value',
  InvalidNumberFormat: '… is not a number',
  UnexpectedEndOfNumber: '… is not a number',
  UnexpectedEndOfString: 'the quote at the end of … is missing',
  InvalidCommentToken: '… is a comment',
  UnexpectedEndOfComment: '… is a comment',
  EndOfFileExpected: 'nothing may follow the last brace, and there is …',
  InvalidCharacter: 'a tab or another control character is not allowed in …',
  InvalidEscapeCharacter: 'invalid escape sequence in …',
  InvalidUnicode: 'invalid escape sequence in …',
};

function syntaxWords(text: string, error: ParseError | undefined): string {
  if (error === undefined) return 'a value is missing there';
  const { offset, length } = error;
  const name = printParseErrorCode(error.error);
  const found = text.slice(offset, offset + length);
  // Control characters are escaped, for example \t.
  const escaped = JSON.stringify(found.length > 40 ? `${found.slice(0, 39)}…` : found).slice(1, -1);
  const shown = found.includes('"') ? escaped.replaceAll('\\"', '"') : `"${escaped}"`;
  return (words[name] ?? `${name} at …`).replace('…', () => shown);
}

/** Whether the mistake is that the file ends too early. */
function isCutOff(text: string, error: ParseError | undefined): boolean {
  if (error === undefined) return false;
  const { offset, length } = error;
  const name = printParseErrorCode(error.error);
  return offset + length >= text.trimEnd().length && name !== 'EndOfFileExpected' && !/^(Invalid|Property)/.test(name);
}

/**
 * The first offset at which there are too many levels. Undefined if there are none. Parsing such a file would need too
 * much memory.
 */
function offsetTooDeep(text: string): number | undefined {
  let level = 0;
  // The pattern matches whole strings too, so that braces in strings are not included.
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g)) {
    if (part === '{' || part === '[') level++;
    if (part === '}' || part === ']') level--;
    if (level > mostLevels) return index;
  }
  return undefined;
}

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** The node of a dotted key, or its last parent that exists. A key can contain dots, for example the key of a text. */
function nodeAt(tree: Node, key: string): Node | undefined {
  if (key === '') return undefined;
  let node = tree;
  let rest = key.replaceAll(/\[(\d+)\]/g, '.$1');
  let found: Node | undefined;
  while (rest !== '') {
    const next = childAt(node, rest);
    if (next === undefined) return found ?? tree;
    found = next.shown;
    node = next.value;
    rest = rest.slice(next.length + 1);
  }
  return found;
}

function childAt(node: Node, rest: string): { shown: Node; value: Node; length: number } | undefined {
  if (node.type === 'array') {
    const [index = ''] = rest.split('.');
    const value = node.children?.[Number(index)];
    return value && { shown: value, value, length: index.length };
  }
  if (node.type !== 'object') return undefined;
  // If several keys are equal, the last one is used.
  return (node.children ?? [])
    .map(({ children = [] }) => children)
    .filter(([name, value]) => value !== undefined && (rest === name?.value || rest.startsWith(`${name?.value}.`)))
    .map(([name, value]) => ({ shown: name!, value: value!, length: String(name!.value).length }))
    .at(-1);
}

interface Repeated {
  node: Node;
  key: string;
  /** Offset at which the key occurs first. */
  first: number;
}

function repeatedKeys(node: Node, path: readonly string[] = []): Repeated[] {
  const children = node.children ?? [];
  if (node.type === 'array') return children.flatMap((child, index) => repeatedKeys(child, [...path, String(index)]));
  if (node.type !== 'object') return [];
  const seen = new Map<string, Node>();
  return children.flatMap(({ children: [name, value] = [] }) => {
    if (name === undefined) return [];
    const key = String(name.value);
    const own = [...path, key];
    const earlier = seen.get(key);
    seen.set(key, name);
    return [
      ...(earlier === undefined ? [] : [{ node: name, key: own.join('.'), first: earlier.offset }]),
      ...(value === undefined ? [] : repeatedKeys(value, own)),
    ];
  });
}
