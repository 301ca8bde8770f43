import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lintCss } from './lintCss.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-css-'));
  put('packages/ui/src/styles/tokens.css', ':root {\n  --color-text: #fff;\n  --space-8: 8px;\n}\n');
});

afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** Faults of one component's style sheet, as `line: message`. */
function faultsOf(css: string): string[] {
  put('packages/features/src/auth/LoginView.module.css', css);
  return lintCss(root).problems.map(({ line, message }) => `${line}: ${message}`);
}

test.each([
  ['margin-left: var(--space-8)', 'margin-inline-start'],
  ['padding-right: 0', 'padding-inline-end'],
  ['border-left-color: var(--color-text)', 'border-inline-start-color'],
  ['border-top-left-radius: 0', 'border-start-start-radius'],
  ['left: 0', 'inset-inline-start'],
  ['top: 0', 'inset-block-start'],
  ['scroll-margin-top: 0', 'scroll-margin-block-start'],
  ['max-width: 100%', 'max-inline-size'],
  ['height: 100%', 'block-size'],
  ['text-align: left', 'text-align: start'],
  ['float: right', 'float: inline-end'],
  ['padding: 0 1rem 0 2rem', 'padding-block and padding-inline'],
])('"%s" is physical, and the message suggests "%s"', (declaration, instead) => {
  expect(faultsOf(`.a {\n  ${declaration};\n}`)).toEqual([
    expect.stringContaining(`2: "${declaration}" does not turn with the writing direction. Write ${instead}.`),
  ]);
});

test.each([
  'color: #fff',
  'background: rgb(0 0 0 / 20%)',
  'border: 1px solid hwb(20 30% 40%)',
  'color: white',
  '--edge: #000',
])('the raw colour in "%s" is a fault', (declaration) => {
  expect(faultsOf(`.a { ${declaration}; }`)).toEqual([expect.stringMatching(/^1: .*raw colour.*var\(--color-…\)/)]);
});

test.each([
  'padding: 12px',
  'inline-size: calc(100% - 8px)',
  'border-radius: 4px',
  'gap: var(--space-8, 6px)',
  'margin: -2px',
])('the pixels in "%s" are a fault', (declaration) => {
  expect(faultsOf(`.a { ${declaration} }`)).toEqual([expect.stringMatching(/^1: .*px\. Write var\(--space-…\)/)]);
});

test.each([
  'border-block-end: 1px solid var(--color-text)',
  'outline: 2px solid currentColor',
  'padding: 0 1rem 0 1rem',
  'margin: 0 auto',
  'background: color-mix(in oklab, var(--color-text) 20%, transparent)',
  'background-image: url("data:image/svg+xml;a{left:4px;color:#fff}")',
  'mask-image: linear-gradient(#000, transparent)',
  'grid-template-areas: "left right"',
  'white-space: nowrap',
  'content: "a;left:0"',
])('"%s" is no fault', (declaration) => {
  expect(faultsOf(`.a { ${declaration}; }`)).toEqual([]);
});

test('media queries and comments are skipped, and the lines after them are right', () => {
  expect(
    faultsOf('/* left: 4px;\n  #fff */\n@media (min-width: 480px) {\n  .a:hover {\n    color: #123;\n  }\n}'),
  ).toEqual([expect.stringMatching(/^5: /)]);
});

test('a comment "allow: why" allows one declaration; an empty reason does not', () => {
  expect(faultsOf('.a {\n  /* allow: below 16px Safari zooms in */\n  font-size: 16px;\n}')).toEqual([]);
  expect(faultsOf('.a {\n  /* allow: */\n  font-size: 16px;\n}')).toHaveLength(1);
});

test('a variable without a value is reported with a suggestion', () => {
  expect(faultsOf('.a { color: var(--color-txt); }')).toEqual([
    '1: --color-txt is not defined. Did you mean --color-text? After a change of token files, run pnpm --filter @livery/ui tokens.',
  ]);
});

test('a brand token in a component is a fault; components use the other tiers', () => {
  put('packages/ui/src/styles/defaults.css', ':root {\n  --brand-text: CanvasText;\n  --brand-font-body: serif;\n}\n');
  expect(faultsOf('.a { color: var(--brand-text); }')).toEqual([
    expect.stringMatching(/^1: --brand-text is the brand's own\. Write the token of the meaning or the component tier/),
  ]);
  expect(faultsOf('.a { font-family: var(--brand-font-body); }')).toEqual([]);
});

test('a variable that a component sets from its code is known', () => {
  put('packages/ui/src/Bar.tsx', "export const style = { '--progress': 0.5 };");
  expect(faultsOf('.a { scale: var(--progress) 1; }')).toEqual([]);
});

test('":active" in a component is a fault, and the message names [data-pressed]', () => {
  expect(faultsOf('.a {\n}\n.a:active {\n  opacity: 0;\n}')).toEqual([
    expect.stringContaining('3: Write [data-pressed]'),
  ]);
});

test('token files may contain raw values, but no physical directions', () => {
  put('packages/ui/src/styles/base.css', 'html {\n  font-size: 16px;\n  margin-left: 0;\n}');
  expect(lintCss(root).problems).toEqual([
    {
      file: 'packages/ui/src/styles/base.css',
      line: 3,
      message: '"margin-left: 0" does not turn with the writing direction. Write margin-inline-start.',
    },
  ]);
});

test('a style sheet in a folder with a meaningless name is a fault', () => {
  put('packages/ui/src/helpers/a.module.css', '');
  expect(lintCss(root).problems).toEqual([
    expect.objectContaining({ message: expect.stringContaining('"helpers" does not describe the content') }),
  ]);
});

test.each([
  ['.a { position-area: end }', '1: "position-area" does not work in Chrome 106 (has it since 129)'],
  ['.a {\n  display: grid-lanes;\n}', '2: "display: grid-lanes" does not work in Chrome 106'],
  ['.a { inline-size: 30vi }', '1: "vi" does not work in Chrome 106 (has it since 108)'],
  ['.a { block-size: calc-size(auto, size) }', '1: "calc-size()" does not work in Chrome 106'],
  ['@scope (.a) { .b { margin: 0 } }', '1: "@scope" does not work in Chrome 106'],
  ['.a:has-slotted { margin: 0 }', '1: ":has-slotted" does not work in Chrome 106'],
  ['.a > :nth-child(1 of .b) { margin: 0 }', '1: "nth-child(… of …)" does not work in Chrome 106'],
  // The minifier removes the first declaration.
  ['.a { inline-size: 30vw; inline-size: 30vi }', '1: "vi" does not work in Chrome 106'],
  // The variable makes an old browser accept the second declaration, and ignore the first.
  ['.a { inline-size: 1rem; inline-size: calc(3vi + var(--space-8)) }', '1: "vi" does not work in Chrome 106'],
])('%s needs a newer browser, and is reported with its line number', (css, fault) => {
  expect(faultsOf(css)[0]).toContain(fault);
});

test.each([
  '@supports not (inline-size: 1vi) { .a { inline-size: 30vw } }',
  '@supports (position-area: end) { .a { position-area: end } }',
  '.a { text-wrap: balance; mask-image: none }',
  '.a::-webkit-progress-bar { -webkit-touch-callout: none }',
])('%s has a guard or an accepted effect, and is no fault', (css) => {
  expect(faultsOf(css)).toEqual([]);
});
