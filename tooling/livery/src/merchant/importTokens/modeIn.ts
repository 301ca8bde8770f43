import type { Mode } from '@livery/merchant/theme';
import { asObject, type JsonObject } from './asObject.ts';
import { wordsIn } from './wordsIn.ts';

/** Words that may appear beside `dark` or `light` in the name of a mode. */
const beside = new Set(['mode', 'theme', 'scheme', 'color', 'colors', 'brand', 'tokens', 'palette']);

/** The mode in a name, for example `Dark`, `theme/light` or `dark mode`. */
export function modeIn(name: string): Mode | undefined {
  const words = name.split('/').flatMap(wordsIn);
  const modes = new Set(words.filter((word) => word === 'dark' || word === 'light'));
  return modes.size === 1 ? [...modes][0] : undefined;
}

/** True for the name of a group that only names a mode: `dark`, `Light mode`; not `textLight`. */
export function isModeName(part: string): boolean {
  const words = wordsIn(part);
  return modeIn(part) !== undefined && words.every((word) => word === 'dark' || word === 'light' || beside.has(word));
}

/**
 * Values by mode that a tool stores beside a token's own value: below `mode` or `modes`, in its extensions or one level
 * deeper.
 */
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
