import type { Mode } from '@livery/merchant/theme';
import { asObject, type JsonObject } from './asObject.ts';
import { wordsIn } from './wordsIn.ts';

/** Words that may stand beside `dark` or `light` without making it the name of something else. */
const beside = new Set(['mode', 'theme', 'scheme', 'color', 'colors', 'brand', 'tokens', 'palette']);

/** The mode that a name speaks of, such as `Dark`, `theme/light` or `dark mode`. */
export function modeIn(name: string): Mode | undefined {
  const words = name.split('/').flatMap(wordsIn);
  const modes = new Set(words.filter((word) => word === 'dark' || word === 'light'));
  return modes.size === 1 ? [...modes][0] : undefined;
}

/** True for the name of a group that says a mode and nothing else: `dark`, `Light mode`; not `textLight`. */
export function saysOnlyAMode(part: string): boolean {
  const words = wordsIn(part);
  return modeIn(part) !== undefined && words.every((word) => word === 'dark' || word === 'light' || beside.has(word));
}

/** Values by mode that a tool keeps beside a token's own: below `mode` or `modes`, of its extensions or one step further down. */
export function modeValues(extensions: JsonObject): [Mode, unknown][] {
  const places = [extensions, ...Object.values(extensions)].map(asObject).filter((place) => place !== undefined);
  const byMode = places
    .flatMap((place) => [asObject(place['modes']), asObject(place['mode'])])
    .find((each) => each !== undefined);
  return Object.entries(byMode ?? {}).flatMap(([name, value]) => {
    const mode = modeIn(name);
    return mode === undefined ? [] : [[mode, asObject(value)?.['$value'] ?? value] as [Mode, unknown]];
  });
}
