import { brandColors, brandRadii, type Mode, type Theme } from './theme.schema.ts';

/**
 * The merchant's brand tokens as CSS: `--brand-<colour>`, `--brand-radius-<name>`, `--brand-font-<name>`.
 * Dimensions come out in rem, where 2 units of the 750-unit design are one pixel of a 375 wide screen.
 * The mode stands in `data-mode` on the root; `data-surface` and `data-density` are set there too, by whoever writes the HTML.
 */
export function themeCss(theme: Theme, scope = ':root'): string {
  const shared = [
    ...brandRadii.map((name) => `--brand-radius-${name}:${rem(theme.radius[name].$value)}`),
    ...(['body', 'heading'] as const).map((name) => `--brand-font-${name}:${fonts(theme.font[name].$value)}`),
  ];
  const other: Mode = theme.defaultMode === 'dark' ? 'light' : 'dark';
  return [
    `${scope}{${[...shared, ...colors(theme, theme.defaultMode)].join(';')}}`,
    `${scope}[data-mode=${other}]{${colors(theme, other).join(';')}}`,
  ].join('');
}

function colors(theme: Theme, mode: Mode): string[] {
  return [`color-scheme:${mode}`, ...brandColors.map((name) => `--brand-${kebab(name)}:${theme.color[mode][name].$value}`)];
}

function rem(pixels: string): string {
  return `${(Number.parseInt(pixels, 10) * 2) / 100}rem`;
}

function fonts(names: readonly string[]): string {
  return names.map((name) => (/^[a-z-]+$/.test(name) ? name : `"${name}"`)).join(',');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
