import * as v from 'valibot';
import { type Layout, layouts } from './layout.ts';
import { type OverrideTree, overridesSchemaOf } from './overrides.schema.ts';
import { tiers } from './tiers.ts';
import { valueSchemas } from './values.ts';

/*
 * `theme.json`: the brand tier of the tokens in the W3C design token format (DTCG), and a merchant's overrides of the
 * two tiers above it. The files of these tiers are in ./tokens.
 */

const color = v.strictObject({ $value: valueSchemas.color, $description: v.optional(v.string()) });
const radiusForms = 'whole pixels, such as 16px, or a reference such as {brand.radius.card}';
const dimension = v.strictObject({
  /** Pixels on a screen with a width of 375 pixels. They scale with the screen. */
  $value: v.union(
    [
      v.pipe(v.string(), v.regex(/^(\d{1,3}px|\{brand\.radius\.\w+\})$/, radiusForms)),
      v.strictObject({ value: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)), unit: v.literal('px') }),
    ],
    radiusForms,
  ),
  $description: v.optional(v.string()),
});
const fontFamily = v.strictObject({
  $value: valueSchemas.fontFamily,
  $description: v.optional(v.string()),
});

/** The colours that a merchant selects, each for the dark and for the light mode. */
export const brandColors = [
  'canvas',
  'surface',
  'raised',
  'line',
  'text',
  'muted',
  'accent',
  'onAccent',
  'accentEnd',
  'second',
  'onSecond',
  'positive',
  'warning',
  'danger',
] as const;
export type BrandColor = (typeof brandColors)[number];

export const brandRadii = ['control', 'card', 'tile', 'sheet'] as const;
export type BrandRadius = (typeof brandRadii)[number];

export const brandFonts = ['body', 'heading'] as const;
export type BrandFont = (typeof brandFonts)[number];

export const modes = ['dark', 'light'] as const;
export type Mode = (typeof modes)[number];

const palette = v.strictObject({
  $type: v.literal('color'),
  ...(Object.fromEntries(brandColors.map((name) => [name, color])) as Record<BrandColor, typeof color>),
});

export const themeSchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** The mode for a player who has not selected one. */
  defaultMode: v.picklist(modes),
  color: v.strictObject({ dark: palette, light: palette }),
  radius: v.strictObject({
    $type: v.literal('dimension'),
    ...(Object.fromEntries(brandRadii.map((name) => [name, dimension])) as Record<BrandRadius, typeof dimension>),
  }),
  font: v.strictObject({
    $type: v.literal('fontFamily'),
    /** Running text and controls. */
    body: fontFamily,
    /** Font of titles. */
    heading: fontFamily,
  }),
  /**
   * The style of surfaces: `luminous` has thin bright borders, `flat` has fills only, `bold` has strong lines, `round`
   * has pills.
   */
  surfaceStyle: v.picklist(['luminous', 'flat', 'bold', 'round']),
  /** The spacing. */
  density: v.picklist(['airy', 'compact']),
  /** The arrangement of components. */
  layout: v.strictObject(
    Object.fromEntries(Object.entries(layouts).map(([part, values]) => [part, v.picklist(values)])) as {
      [Part in keyof Layout]: v.PicklistSchema<(typeof layouts)[Part], undefined>;
    },
  ),
  /** Tokens of the meaning tier that this merchant changes: in both modes, or below `dark` or `light` in one mode. */
  meaning: v.optional(overridesSchemaOf(tiers.meaning)),
  /** Tokens of the component tier that this merchant changes. */
  component: v.optional(overridesSchemaOf(tiers.component)),
});

/** A theme in the form of its file, merged over the base. */
export type ThemeFile = Omit<v.InferOutput<typeof themeSchema>, '$schema'>;

interface Token<Value> {
  $value: Value;
}

/**
 * A theme with its resolved brand tier: colours are `#rrggbb` or `#rrggbbaa`, radii have a form like `16px`, fonts are
 * lists of names.
 */
export interface Theme {
  defaultMode: Mode;
  color: Record<Mode, Record<BrandColor, Token<string>>>;
  radius: Record<BrandRadius, Token<string>>;
  font: Record<BrandFont, Token<readonly string[]>>;
  surfaceStyle: ThemeFile['surfaceStyle'];
  density: ThemeFile['density'];
  layout: Layout;
  meaning?: OverrideTree | undefined;
  component?: OverrideTree | undefined;
}
