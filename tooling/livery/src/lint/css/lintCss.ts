import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { didYouMean } from '@livery/merchant';
import { problemOfName } from '../rules/names.ts';
import { type Declaration, declarationsOf } from './declarations.ts';
import { logicalInstead } from './logical.ts';
import { newerCss } from './newerCss.ts';
import { rawColourIn, rawPixelsIn } from './rawValues.ts';

/** A fault in a style sheet, with the text to write instead. */
export interface CssProblem {
  /** Relative to the root, with forward slashes. */
  file: string;
  line: number;
  message: string;
}

const folders = '{packages/*,apps/mobile,apps/lotto,tooling/livery}';
const outside = ['**/node_modules/**', '**/dist/**', '**/storybook-static/**', '**/.cache/**'];

/**
 * Checks the style sheets that players load. All style sheets use logical properties and features that every supported
 * browser has. Components (`*.module.css`) also have no raw colour, no pixels except in borders, no brand token, no
 * variable without a value, and no `:active`, which ignores the product's press timings. Tokens get their values in the
 * other style sheets.
 */
export function lintCss(root: string): { files: number; problems: CssProblem[] } {
  const sheets = files(root, `${folders}/**/*.css`).map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return { file, text, declarations: declarationsOf(text) };
  });
  const set = new Set(
    sheets
      .flatMap(({ declarations }) => declarations.map(({ property }) => property))
      .filter((name) => name.startsWith('--')),
  );
  for (const file of files(root, '{packages,apps}/*/{src,.storybook}/**/*.{ts,tsx}')) {
    for (const [name] of readFileSync(join(root, file), 'utf8').matchAll(/(?<=['"`])--[\w-]+/g)) set.add(name);
  }
  const problems = sheets.flatMap(({ file, text, declarations }) => {
    const name = problemOfName(file);
    const isComponent = file.endsWith('.module.css');
    return [
      ...(name === undefined ? [] : [{ file, line: 1, message: name }]),
      ...newerCss(text).map((problem) => ({ file, ...problem })),
      ...(isComponent ? pressProblems(text).map((problem) => ({ file, ...problem })) : []),
      ...declarations
        .filter(({ isAllowed }) => !isAllowed)
        .flatMap((declaration) =>
          [
            ...physicalProblems(declaration),
            ...(isComponent
              ? [...rawProblems(declaration), ...brandProblems(declaration), ...unsetProblems(declaration, set)]
              : []),
          ].map((message) => ({ file, line: declaration.line, message })),
        ),
    ];
  });
  return { files: sheets.length, problems };
}

function files(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root, exclude: outside })
    .map((file) => file.split(sep).join('/'))
    .toSorted();
}

function physicalProblems({ property, value }: Declaration): string[] {
  const instead = logicalInstead(property, value);
  return instead === undefined
    ? []
    : [`"${property}: ${value}" does not turn with the writing direction. Write ${instead}.`];
}

/** `:active` begins when the finger touches the screen, so scrolling would highlight every control under the finger. */
function pressProblems(text: string): { line: number; message: string }[] {
  return text.split('\n').flatMap((line, index) =>
    line.includes(':active')
      ? [
          {
            line: index + 1,
            message:
              'Write [data-pressed] instead of ":active": the attribute follows the press timings (packages/ui/src/press/watchPresses.ts).',
          },
        ]
      : [],
  );
}

function rawProblems({ property, value }: Declaration): string[] {
  const colour = rawColourIn(property, value);
  const pixels = rawPixelsIn(property, value);
  return [
    ...(colour === undefined
      ? []
      : [
          `"${property}" has the raw colour ${colour}. Write var(--color-…); a merchant's theme decides colours (packages/ui/src/styles/tokens).`,
        ]),
    ...(pixels === undefined
      ? []
      : [
          `"${property}" has the raw length ${pixels}. Write var(--space-…), var(--radius-…), var(--text-…) or rem (1rem is 100 units of the design); pixels are for strokes: 1px, or up to 4px in borders and outlines.`,
        ]),
  ];
}

/** Fonts are allowed: they are the same in both tiers, except for the fallbacks of each script. */
function brandProblems({ value }: Declaration): string[] {
  return [...value.matchAll(/var\(\s*(--brand-(?!font-)[\w-]+)/g)].map(
    ([, name]) =>
      `${name} is the brand's own. Write the token of the meaning or the component tier that refers to it (packages/ui/src/styles/tokens): a merchant may say there that it differs.`,
  );
}

function unsetProblems({ value }: Declaration, set: ReadonlySet<string>): string[] {
  return [...value.matchAll(/var\(\s*(--[\w-]+)/g)]
    .map(([, name]) => name!)
    .filter((name) => !set.has(name))
    .map((name) => {
      const guess = didYouMean(name, [...set]);
      const hint = guess === undefined ? '' : ` Did you mean ${guess}?`;
      return `${name} is not defined.${hint} After a change of token files, run pnpm --filter @livery/ui tokens.`;
    });
}
