import type { Palette } from './palettes.ts';
import { INTERIORS } from './scenes/interiors.ts';
import { LANDSCAPES } from './scenes/landscapes.ts';
import { PATTERNS } from './scenes/patterns.ts';
import type { SceneCanvas, ScenePainter } from './scenes/sceneParts.ts';
import { SKIES } from './scenes/skies.ts';

const PAINTERS = { ...LANDSCAPES, ...SKIES, ...INTERIORS, ...PATTERNS } satisfies Record<string, ScenePainter>;

/** Names of all background scenes. */
export type SceneName = keyof typeof PAINTERS;

/** Draws a background as SVG elements. The same random numbers give the same drawing. */
export function paintScene(name: SceneName, canvas: SceneCanvas): string {
  return PAINTERS[name](canvas);
}

/** Definitions of the gradients that a shaded background refers to. */
export function sceneGradients(palette: Palette, shaded: boolean): string {
  if (!shaded) return '';
  const [top, middle, horizon] = palette.sky;
  return `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".42" stop-color="${middle}"/><stop offset=".78" stop-color="${horizon}"/></linearGradient><radialGradient id="halo"><stop stop-color="${palette.glow}" stop-opacity=".95"/><stop offset=".35" stop-color="${palette.glow}" stop-opacity=".5"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>`;
}
