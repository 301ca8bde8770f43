import * as v from 'valibot';

/*
 * Brand tier of the tokens, in the W3C design token format (DTCG).
 * Meaning and component tiers live in `@livery/ui` and are computed from these.
 */

const hex = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i, 'a colour as #rrggbb or #rrggbbaa'));
const color = v.strictObject({ $value: hex, $description: v.optional(v.string()) });
const dimension = v.strictObject({
  /** Pixels of a 375 wide screen; they grow with the screen. */
  $value: v.pipe(v.string(), v.regex(/^\d{1,3}px$/, 'whole pixels, such as 16px')),
  $description: v.optional(v.string()),
});
const fontFamily = v.strictObject({
  $value: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w -]+$/, 'a font name'))), v.minLength(1, 'at least one font')),
  $description: v.optional(v.string()),
});

/** The colours a merchant chooses, each for dark and for light. */
export const brandColors = [
  'canvas', 'surface', 'raised', 'line', 'text', 'muted',
  'accent', 'onAccent', 'accentEnd', 'second', 'onSecond',
  'positive', 'warning', 'danger',
] as const;
export type BrandColor = (typeof brandColors)[number];

export const brandRadii = ['control', 'card', 'tile', 'sheet'] as const;
export type BrandRadius = (typeof brandRadii)[number];

export const modes = ['dark', 'light'] as const;
export type Mode = (typeof modes)[number];

/** A DTCG tree of tokens. Names and values are checked against the token files by `checkTheme`. */
const tree = v.record(v.string(), v.unknown());
const overridesSchema = v.objectWithRest({ dark: v.optional(tree), light: v.optional(tree) }, v.unknown());

const palette = v.strictObject({
  $type: v.literal('color'),
  ...(Object.fromEntries(brandColors.map((name) => [name, color])) as Record<BrandColor, typeof color>),
});

export const themeSchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** The mode a stranger sees first. */
  defaultMode: v.picklist(modes),
  color: v.strictObject({ dark: palette, light: palette }),
  radius: v.strictObject({
    $type: v.literal('dimension'),
    ...(Object.fromEntries(brandRadii.map((name) => [name, dimension])) as Record<BrandRadius, typeof dimension>),
  }),
  font: v.strictObject({
    $type: v.literal('fontFamily'),
    /** Words in running text and controls. */
    body: fontFamily,
    /** Titles. */
    heading: fontFamily,
  }),
  /** The character of surfaces: `luminous` has thin bright borders, `flat` has fills only, `bold` strong lines, `round` pills. */
  surfaceStyle: v.picklist(['luminous', 'flat', 'bold', 'round']),
  /** How tightly things are set. */
  density: v.picklist(['airy', 'compact']),
  /** Tokens of the meaning tier that differ in this house, in both modes, or below `dark` or `light` in one. */
  meaning: v.optional(overridesSchema),
  /** The same for the component tier. */
  component: v.optional(overridesSchema),
});

export type Theme = Omit<v.InferOutput<typeof themeSchema>, '$schema'>;
