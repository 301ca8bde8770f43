import { definitions, preferences, tiers } from './tiers.ts';
import { cssOf, propertyOf } from './tokenCss.ts';
import { tokensIn } from './tokensIn.ts';
import type { RawToken } from './tokenTypes.ts';

const head = `/*
 * Written by \`pnpm --filter @livery/ui tokens\` from the token files in packages/merchant/src/theme/tokens: change those.
 * Components use these names only. 1rem is 100 units of the 750 wide design, so one pixel of a 375 wide screen is .02rem.
 */
`;

/**
 * The style sheets in `packages/ui/src/styles/tokens`, by name: one for each tier that the product defines, and one for
 * the player's preferences in the browser. The last one overrides the others.
 */
export function tokenSheets(): Readonly<Record<string, string>> {
  const ofTiers = Object.entries(tiers).map(([name, tree]) => {
    const groups = Object.entries(tree)
      .filter(([key]) => !key.startsWith('$'))
      .map(([key, group]) => [...tokensIn({ [key]: group }).values()]);
    const lines = groups.map((tokens) => tokens.map(declarationOf).join('')).join('\n');
    return [`${name}.css`, `${head}\n/* ${tree.$description} */\n:root {\n${lines}}\n`];
  });
  const preferred = preferences.map(
    ({ query, tokens }) => `@media ${query} {\n  :root {\n${preferredValues(tokens, '    ')}  }\n}\n`,
  );
  return { ...Object.fromEntries(ofTiers), 'preferences.css': `${head}\n${preferred.join('\n')}` };
}

/** Declarations of the tokens that a preference changes. */
function preferredValues(tokens: ReadonlyMap<string, RawToken>, indent: string): string {
  return [...tokens]
    .flatMap(([name, token]) => {
      const type = definitions.get(name)?.type;
      return type === undefined ? [] : [`${indent}${propertyOf(name)}: ${cssOf({ ...token, type })};\n`];
    })
    .join('');
}

/**
 * The declaration of a default, with its description.
 * @throws Error if the token has no type, or a mode in its name
 */
export function declarationOf(token: RawToken): string {
  const [first] = token.name.split('.');
  if (first === 'dark' || first === 'light')
    throw new Error(`${token.name}: a default applies to both modes. Refer to a token that differs by mode.`);
  if (token.type === undefined) throw new Error(`${token.name} has no type: add "$type" to the token or its group.`);
  const why = token.description === undefined ? '' : `  /* ${token.description} */\n`;
  return `${why}  ${propertyOf(token.name)}: ${cssOf(token)};\n`;
}
