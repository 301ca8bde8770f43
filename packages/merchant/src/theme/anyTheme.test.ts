import { times } from '@livery/config/sample';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeProblem } from '../resolve/problem.ts';
import { resolveMerchant } from '../resolve/resolveMerchant.ts';
import { testFolders } from '../resolve/testMerchant.ts';
import { contrastPairs } from './contrast.ts';
import { typesByName } from './effectiveTokens.ts';
import { resolvedTokens, tokenDefinitions } from './resolvedTokens.ts';
import { modes } from './theme.schema.ts';
import { themeCss } from './themeCss.ts';
import type { TokenType } from './tokenTypes.ts';

const names = [...typesByName.keys()];
const reference = fc
  .oneof(
    { weight: 8, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: fc.constantFrom('color.nowhere', 'tab', '') },
  )
  .map((name) => `{${name}}`);
const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);
const pixels = fc.constantFrom('0px', '1px', '12px', '999px');
const stop = fc.record({ color: fc.oneof(hex, reference), position: fc.constantFrom(0, 0.5, 1) });
const shadow = fc.record({
  color: fc.oneof(hex, reference),
  offsetX: pixels,
  offsetY: pixels,
  blur: pixels,
  spread: fc.oneof(pixels, reference),
});
const value = fc.oneof(
  { weight: 4, arbitrary: reference },
  hex,
  pixels,
  fc.integer({ min: -5, max: 900 }),
  fc.array(stop, { maxLength: 3 }),
  shadow,
  fc.array(fc.oneof(shadow, reference), { maxLength: 2 }),
  fc.record({ color: reference, width: pixels, style: fc.constant('solid') }),
  fc.constantFrom('none', 'logo.svg', 'nowhere.svg'),
  fc.jsonValue(),
);
const extensions = fc.record(
  {
    'app.livery.mix': fc.record({ with: fc.oneof(hex, reference), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
    'app.livery.alpha': fc.double({ min: 0, max: 1, noNaN: true }),
    'app.livery.times': fc.integer(),
    'app.livery.atLeast': fc.oneof(pixels, reference),
    'app.livery.angle': fc.integer(),
  },
  { requiredKeys: [] },
);
const token = fc.record({ $value: value, $extensions: extensions }, { requiredKeys: ['$value'] });
/** A token of the type that its name requires. */
function fitting(type: TokenType): fc.Arbitrary<object> {
  const alike = fc.constantFrom(...names.filter((name) => typesByName.get(name) === type)).map((name) => `{${name}}`);
  const values: Partial<Record<TokenType, fc.Arbitrary<unknown>>> = {
    dimension: pixels,
    number: fc.double({ min: 0, max: 2, noNaN: true }),
    duration: fc.constantFrom('0ms', '300ms'),
    fontWeight: fc.constantFrom(400, 800),
    shadow: fc.constantFrom<unknown>([], ['{shadow.card}', '{shadow.raised}']),
    image: fc.constantFrom('none', 'logo.svg'),
    cubicBezier: fc.constantFrom([0.3, 1.6, 0.5, 1]),
  };
  return fc.oneof(alike, values[type] ?? alike).map(($value) => ({ $value }));
}

const entry = fc.constantFrom(...tokenDefinitions.filter(({ locked }) => locked === undefined)).chain((definition) =>
  fc.record({
    definition: fc.constant(definition),
    mode: fc.constantFrom<undefined | 'dark' | 'light'>(undefined, 'dark', 'light'),
    token: fc.oneof({ weight: 6, arbitrary: fitting(definition.type) }, { weight: 1, arbitrary: token }),
  }),
);
const overrides = fc.array(entry, { minLength: 1, maxLength: 4 });

type Tree = Record<string, unknown>;

function laidOut(
  entries: readonly { definition: { tier: string; name: string }; mode: string | undefined; token: unknown }[],
): Tree {
  const theme: Tree = {};
  for (const { definition, mode, token: said } of entries) {
    const path = [definition.tier, ...(mode === undefined ? [] : [mode]), ...definition.name.split('.')];
    let at = theme;
    for (const key of path.slice(0, -1)) at = (at[key] ??= {}) as Tree;
    at[path.at(-1)!] = said;
  }
  return theme;
}

test('any theme results in style sheets, or is reported with the key of each mistake', { timeout: 60_000 }, () => {
  let accepted = 0;
  fc.assert(
    fc.property(overrides, fc.constantFrom('luminous', 'flat', 'bold', 'round'), (entries, surfaceStyle) => {
      const { base, own } = testFolders();
      const { merchant, problems } = resolveMerchant(base, {
        ...own,
        files: { ...own.files, 'theme.json': { ...laidOut(entries), surfaceStyle } },
      });
      if (merchant === undefined) {
        expect(problems.length).toBeGreaterThan(0);
        for (const problem of problems) expect(describeProblem(problem)).toMatch(/^tiny\/theme\.json → \S+: ./);
        return;
      }
      accepted++;
      expect(themeCss(merchant.theme)).not.toMatch(/undefined|NaN|\[object/);
      for (const mode of modes) {
        expect(contrastPairs(merchant.theme, mode).filter(({ ratio, atLeast }) => !(ratio >= atLeast))).toEqual([]);
        for (const { value: css } of resolvedTokens(merchant.theme, mode).values())
          expect(css).not.toMatch(/undefined|NaN|\[object|^$/);
      }
    }),
    { numRuns: times(50, 200) },
  );
  expect(accepted).toBeGreaterThan(0);
});
