import { hexOf, parseColor } from './color/color.ts';
import { brandColors, brandFonts, brandRadii, type Mode, modes, type Theme, type ThemeFile } from './theme.schema.ts';
import { referenceIn } from './tokensIn.ts';
import type { DtcgDimension } from './tokenTypes.ts';

/**
 * Resolves the references of the theme's brand tier, and converts every value to one format. @throws if a reference is
 * invalid or circular
 */
export function brandOf(file: ThemeFile): Theme {
  const { color, radius, font, defaultMode, surfaceStyle, density, layout, meaning, component } = file;
  return {
    defaultMode,
    surfaceStyle,
    density,
    layout,
    meaning,
    component,
    color: byName(modes, (mode: Mode) =>
      byName(brandColors, (name) => ({ $value: hexOf(parseColor(followed('color', color[mode], name))!) })),
    ),
    radius: byName(brandRadii, (name) => ({
      $value: pixels(followed('radius', radius, name) as string | DtcgDimension),
    })),
    font: byName(brandFonts, (name) => ({ $value: [followed('font', font, name)].flat() as string[] })),
  };
}

/** A brand group of `theme.json`: its tokens by name. */
type Group = Readonly<Record<string, unknown>>;

/** The value of a brand token after following its references. */
export function followed(kind: 'color' | 'radius' | 'font', group: Group, name: string): unknown {
  const seen: string[] = [];
  for (let at = name; ;) {
    if (seen.includes(at))
      throw new ReferenceFault(
        `${circularReference}: ${[...seen, at].map((step) => `{brand.${kind}.${step}}`).join(' → ')}`,
      );
    seen.push(at);
    const { $value: value } = (group[at] ?? {}) as { $value?: unknown };
    const target = referenceIn(value);
    if (target === undefined) return value;
    const [, next] = new RegExp(`^brand\\.${kind}\\.(\\w+)$`).exec(target) ?? [];
    if (next === undefined || !Object.hasOwn(group, next))
      throw new ReferenceFault(`{${target}} is not a ${kind} of the brand`, target);
    at = next;
  }
}

/** The first words of the message for circular references. */
export const circularReference = 'refers to itself';

/** The error for a reference that is invalid or circular. */
export class ReferenceFault extends Error {
  readonly target: string | undefined;

  constructor(message: string, target?: string) {
    super(message);
    this.target = target;
  }
}

function pixels(value: string | DtcgDimension): string {
  return typeof value === 'string' ? value : `${value.value}px`;
}

function byName<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}
