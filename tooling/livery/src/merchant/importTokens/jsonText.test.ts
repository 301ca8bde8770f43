import fc from 'fast-check';
import { expect, test } from 'vitest';
import { removeIn, setIn } from './jsonText.ts';

const key = fc.stringMatching(/^[a-z$]{1,4}$/);
const tree = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.integer(), { maxLength: 3 }),
    fc.dictionary(key, tie('node'), { maxKeys: 4 }),
  ),
})).node;
const object = fc.dictionary(key, tree, { maxKeys: 4 });
const path = fc.array(key, { minLength: 1, maxLength: 3 });

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same operation on values: the expected content of the text after the change. */
function set(at: Tree, [first, ...rest]: readonly string[], value: unknown): Tree | undefined {
  const below = at[first!];
  if (rest.length === 0) return { ...at, [first!]: value };
  if (below !== undefined && !isTree(below)) return undefined;
  const inner = set(below ?? {}, rest, value);
  return inner && { ...at, [first!]: inner };
}

test('setIn on the text equals a set on its value, with any whitespace', () => {
  fc.assert(
    fc.property(
      object,
      path,
      tree,
      fc.constantFrom<string | number | undefined>(undefined, 2, '\t'),
      (before, at, value, space) => {
        const wanted = set(before, at, value);
        fc.pre(wanted !== undefined);
        expect(JSON.parse(setIn(JSON.stringify(before, null, space), at, value))).toEqual(wanted);
      },
    ),
    { numRuns: 400 },
  );
});

test('setIn followed by removeIn leaves the same value, except for empty groups', () => {
  fc.assert(
    fc.property(object, fc.stringMatching(/^[A-Z]{3}$/), (before, name) => {
      const text = JSON.stringify(before, null, 2);
      expect(JSON.parse(removeIn(setIn(text, [name], { $value: 1 }), [name]))).toEqual(before);
      expect(JSON.parse(removeIn(setIn(text, [name, 'in', 'here'], { $value: 1 }), [name, 'in', 'here']))).toEqual(
        before,
      );
    }),
    { numRuns: 200 },
  );
});

test('removeIn of a missing path changes nothing', () => {
  expect(removeIn('{ "a": { "b": 1 } }', ['a', 'c'])).toBe('{ "a": { "b": 1 } }');
  expect(removeIn('{ "a": 1 }', ['a', 'c', 'd'])).toBe('{ "a": 1 }');
});

test('a group with only a type is removed like an empty group', () => {
  expect(
    removeIn('{\n  "x": 1,\n  "color": { "dark": { "$type": "color", "accent": { "$value": "#fff" } } }\n}', [
      'color',
      'dark',
      'accent',
    ]),
  ).toBe('{\n  "x": 1\n}');
});

test('a new key is inserted after the keys that come before it in the order', () => {
  const order = () => ['a', 'b', 'c'];
  expect(setIn('{ "a": 1, "c": 3 }', ['b'], 2, order)).toBe('{ "a": 1, "b": 2, "c": 3 }');
  expect(setIn('{\n  "b": 2,\n  "c": 3\n}', ['a'], 1, order)).toBe('{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}');
  expect(setIn('{\n  "a": 1\n}', ['c'], { $value: 3 }, order)).toBe('{\n  "a": 1,\n  "c": { "$value": 3 }\n}');
});
