/// <reference types="vite/client" />
import { headerGround, type Theme } from '@livery/merchant/theme';
import { readSkins } from './readSkins.ts';

// Import the theme files as text. Then an error in a file is reported with its line, and Storybook still starts.
const files: Record<string, string> = import.meta.glob('../../../merchants/*/theme.json', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const pictures: Record<string, string> = import.meta.glob('../../../merchants/*/assets/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

const codeOf = (path: string) => path.split('/').at(-2) ?? '';
const pictureNames = (code: string) =>
  Object.keys(pictures)
    .filter((path) => path.includes(`/merchants/${code}/`))
    .map((path) => path.slice(path.indexOf('/assets/') + '/assets/'.length));

const read = readSkins(
  Object.fromEntries(Object.entries(files).map(([path, text]) => [codeOf(path), text])),
  (code) => [...pictureNames('_base'), ...pictureNames(code)],
);

/** Every merchant with a valid theme, and the base. Other folders that start with `_` are not merchants. */
export const skins: Readonly<Record<string, Theme>> = read.skins;

/** The errors of themes, by merchant. Each error is one line: file, line, key, allowed values. */
export const themeMistakes: Readonly<Record<string, readonly string[]>> = read.mistakes;

/**
 * Address of a picture in a merchant's `assets/`. If the merchant has no such picture, the address of the base's
 * picture.
 */
export function pictureOf(code: string, file: string): string {
  return address(code, file) ?? address('_base', file) ?? '';
}

const address = (folder: string, file: string) => pictures[`../../../merchants/${folder}/assets/${file}`];

/** Addresses of a merchant's logos. If the merchant has none, those of the base. */
export function logoOf(code: string): { dark: string; light: string } {
  const light = address(code, 'logo.svg') ?? address('_base', 'logo.svg') ?? '';
  const dark =
    address(code, 'logo-dark.svg') ?? (address(code, 'logo.svg') ? light : address('_base', 'logo-dark.svg')) ?? light;
  return { dark, light };
}

/** Addresses of the logos for a merchant's header. The header's background may be dark on light pages. */
export function headerLogoOf(code: string): { dark: string; light: string } {
  const logo = logoOf(code);
  const theme = skins[code];
  return theme === undefined
    ? logo
    : { dark: logo[headerGround(theme, 'dark')], light: logo[headerGround(theme, 'light')] };
}
