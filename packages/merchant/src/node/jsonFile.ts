import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { MerchantProblem } from '../resolve/problem.ts';

/** Where something stands in a file, each from 1. */
interface Place {
  line: number;
  column: number;
}

/** A JSON file as read. */
export interface JsonFile {
  /** What it says; undefined where it can't be read. */
  value: unknown;
  /** Where a key stands, dotted as in a problem, or the nearest above it that does; undefined for the file as a whole. */
  placeOf: (key: string) => Place | undefined;
  /** What is wrong with the file itself. */
  problems: Pick<MerchantProblem, 'key' | 'message' | 'allowed' | 'line' | 'column'>[];
}

/** Reads a JSON file of a merchant's folder from its bytes. Never throws. */
export function parseJsonFile(bytes: Uint8Array): JsonFile {
  const unread = (message: string, allowed: string, place?: Place): JsonFile => ({
    value: undefined,
    placeOf: () => undefined,
    problems: [{ key: '', message, allowed, ...place }],
  });
  const encoding = foreignEncoding(bytes);
  if (encoding !== undefined) return unread(encoding, 'UTF-8 without a byte order mark');
  const text = textOf(bytes);
  if (text === undefined) return unread('is not UTF-8', 'UTF-8 without a byte order mark');
  if (text.trim() === '') return unread('is empty', 'an object, { … }');
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (tree === undefined || error !== undefined) {
    const { offset = 0, length = 0 } = error ?? {};
    if (offset + length >= text.trimEnd().length && !/[}\]]\s*$/.test(text))
      return unread('ends in the middle', 'the whole of a JSON file: something was cut off', placeAt(text, offset));
    return unread(`is not JSON: ${syntaxWords(error)}`, 'JSON without comments', placeAt(text, offset));
  }
  return {
    value: JSON.parse(text),
    placeOf: (key) => {
      const node = nodeAt(tree, key);
      return node && placeAt(text, node.offset);
    },
    problems: repeatedKeys(tree).map(({ node, key, first }) => ({
      key,
      message: `stands twice: first in line ${placeAt(text, first).line}, and only the last counts`,
      allowed: 'each key once',
      ...placeAt(text, node.offset),
    })),
  };
}

function foreignEncoding([first, second, third, fourth]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'begins with a byte order mark';
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const isUtf16Unmarked = (first === 0 && second !== 0) || (second === 0 && fourth === 0);
  return isUtf16 || isUtf16Unmarked ? 'is UTF-16' : undefined;
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** By the name that the parser gives a mistake. */
const words: Readonly<Record<string, string>> = {
  CommaExpected: 'a comma is missing before this',
  ColonExpected: 'a colon is missing before this',
  PropertyNameExpected: 'a key in double quotes is missing here',
  ValueExpected: 'a value is missing here',
  InvalidSymbol: 'this is no value',
  InvalidCommentToken: 'this is a comment',
  EndOfFileExpected: 'nothing may follow the last brace',
  InvalidCharacter: 'this character may not stand here',
  InvalidEscapeCharacter: 'there is no such escape',
};

function syntaxWords(error: ParseError | undefined): string {
  if (error === undefined) return 'nothing stands there';
  const name = printParseErrorCode(error.error);
  return words[name] ?? name;
}

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** The value at a dotted key, or the last that stands on the way to it. A key may hold dots itself, as keys of texts do. */
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
  // The last of several that are alike is the one that counts.
  return (node.children ?? [])
    .map(({ children = [] }) => children)
    .filter(([name, value]) => value !== undefined && (rest === name?.value || rest.startsWith(`${name?.value}.`)))
    .map(([name, value]) => ({ shown: name!, value: value!, length: String(name!.value).length }))
    .at(-1);
}

interface Repeated {
  node: Node;
  key: string;
  /** Offset of the one before. */
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
