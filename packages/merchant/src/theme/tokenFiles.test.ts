import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { typesByName } from './effectiveTokens.ts';
import { brandColors } from './theme.schema.ts';
import { definitions, reducedMotionTokens } from './tiers.ts';
import { propertyOf } from './tokenCss.ts';
import { referenceIn, tokensIn } from './tokensIn.ts';
import { type RawToken, tokenTypes } from './tokenTypes.ts';
import { valueSchemas } from './values.ts';

const folder = join(import.meta.dirname, 'tokens');
const files = globSync('**/*.tokens.json', { cwd: folder });
const read = (file: string) => [...tokensIn(JSON.parse(readFileSync(join(folder, file), 'utf8'))).values()];

/** Names that a token's value and its extensions refer to. */
function namesIn(value: unknown): string[] {
  const name = referenceIn(value);
  if (name !== undefined) return [name];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

test('token names and custom properties are unique in the three tiers', () => {
  const names = [...definitions.keys()];
  expect(names.length).toBeGreaterThan(150);
  expect(new Set([...names, ...brandColors.map((name) => `brand.color.${name}`)].map(propertyOf)).size).toBe(
    names.length + brandColors.length,
  );
});

describe.each(files)('%s', (file) => {
  test('has only tokens with a known type and a value of this type', () => {
    const wrong = read(file).flatMap((token: RawToken) => {
      const type = token.type ?? definitions.get(token.name)?.type;
      const fits = tokenTypes.includes(type) && v.is(valueSchemas[type], token.value);
      return fits ? [] : [`${token.name}: ${type} ${JSON.stringify(token.value)}`];
    });
    expect(wrong).toEqual([]);
  });

  test('has only references to tokens that exist', () => {
    expect(
      read(file)
        .flatMap(({ value, extensions }) => namesIn([value, extensions]))
        .filter((name) => !typesByName.has(name)),
    ).toEqual([]);
  });

  test('every name belongs to the two tiers', () => {
    expect(
      read(file)
        .map(({ name }) => name)
        .filter((name) => !definitions.has(name)),
    ).toEqual([]);
  });
});

test('no component token refers to a brand token directly', () => {
  expect(
    read('component.tokens.json')
      .flatMap(({ value, extensions }) => namesIn([value, extensions]))
      .filter((name) => name.startsWith('brand.')),
  ).toEqual([]);
});

test('with reduced motion, all durations are overridden', () => {
  expect([...reducedMotionTokens.keys()]).toEqual(
    expect.arrayContaining([...definitions.keys()].filter((name) => name.startsWith('duration.'))),
  );
});

test('every ink, edge and mark declares its grounds', () => {
  const inks = [...definitions.values()].filter(
    ({ name, type }) => type === 'color' && /(^|\.)(ink|on[A-Z]\w*|text\w*)$/.test(name),
  );
  expect(inks.length).toBeGreaterThan(20);
  expect(inks.filter(({ extensions }) => extensions.on === undefined).map(({ name }) => name)).toEqual([]);
});
