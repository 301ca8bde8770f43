import * as v from 'valibot';
import { tokenTypes, type TokenType } from './tokenTypes.ts';

/* The allowed `$value` of a token, by type: the DTCG form, and also a shorter text form for colours and dimensions. */

/**
 * A reference to another token.
 *
 * @param forms all allowed forms of the value. They are also the message for another text, because the author of `"3/4"`
 * wanted a number and not a reference
 */
const referenceOr = (forms: string) => v.pipe(v.string(), v.regex(/^\{[\w-]+(\.[\w-]+)*\}$/, forms));

const colorForms =
  'a colour as #rrggbb or #rrggbbaa, a DTCG colour object in srgb, or a reference such as {color.accent}';
const numberIn = (smallest: number, largest: number, message: string) =>
  v.pipe(v.number(), v.minValue(smallest, message), v.maxValue(largest, message));
const share = numberIn(0, 1, 'a number from 0 to 1');
const color = v.union(
  [
    v.pipe(v.string(), v.regex(/^(#[0-9a-f]{6}([0-9a-f]{2})?|\{[\w-]+(\.[\w-]+)*\})$/i, colorForms)),
    v.strictObject({
      colorSpace: v.literal('srgb'),
      components: v.strictTuple([share, share, share]),
      alpha: v.optional(share),
      hex: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))),
    }),
  ],
  colorForms,
);

const dimensionForms =
  'pixels of a 375 wide screen such as 16px or { "value": 16, "unit": "px" }, or a reference such as {radius.card}';
const dimension = v.union(
  [
    v.pipe(v.string(), v.regex(/^(-?\d{1,4}(\.\d{1,2})?px|\{[\w-]+(\.[\w-]+)*\})$/, dimensionForms)),
    v.strictObject({ value: v.pipe(v.number(), v.minValue(-9999), v.maxValue(9999)), unit: v.literal('px') }),
  ],
  dimensionForms,
);

const durationForms =
  'a time such as 200ms or { "value": 200, "unit": "ms" }, at most 2 seconds, or a reference such as {duration.small}';
const duration = v.union(
  [
    v.pipe(v.string(), v.regex(/^([01]?\d{1,3}ms|\{[\w-]+(\.[\w-]+)*\})$/, durationForms)),
    v.strictObject({ value: v.pipe(v.number(), v.minValue(0), v.maxValue(2000)), unit: v.literal('ms') }),
  ],
  durationForms,
);

const bezierForms = 'a curve as [x1, y1, x2, y2], each x from 0 to 1, or a reference such as {ease.out}';
const bezierX = numberIn(0, 1, bezierForms);
const cubicBezier = v.union(
  [v.strictTuple([bezierX, v.number(), bezierX, v.number()]), referenceOr(bezierForms)],
  bezierForms,
);

const numberForms = 'a number without quotes, such as 0.75, or a reference such as {scale.pressed}';
const weightForms = 'a weight from 1 to 1000, or a reference such as {weight.bold}';
const fontWeight = v.union([numberIn(1, 1000, weightForms), referenceOr(weightForms)], weightForms);

const fontForms = 'a font name or a list of them';
const fontName = v.pipe(v.string(), v.regex(/^[\w -]+$/, 'a font name'));
const fontFamily = v.union(
  [v.pipe(v.array(fontName), v.minLength(1, 'at least one font')), fontName, referenceOr(fontForms)],
  fontForms,
);

const borderForms = 'a border as { "color", "width", "style" }, or a reference such as {border.card}';
const border = v.union(
  [
    v.strictObject({
      color,
      width: dimension,
      style: v.picklist(['solid', 'dashed', 'dotted', 'double', 'groove', 'ridge', 'outset', 'inset']),
    }),
    referenceOr(borderForms),
  ],
  borderForms,
);

const shadowForms =
  'a shadow as { "color", "offsetX", "offsetY", "blur", "spread" }, a list of these, [ ] for none, or a reference such as {shadow.card}';
const oneShadow = v.strictObject({
  color,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
  inset: v.optional(v.boolean()),
});
const shadow = v.union(
  [oneShadow, v.array(v.union([oneShadow, referenceOr(shadowForms)], shadowForms)), referenceOr(shadowForms)],
  shadowForms,
);

const gradientForms = 'a gradient as a list of { "color", "position" }, or a reference such as {fill.primary}';
const gradient = v.union(
  [
    v.pipe(v.array(v.strictObject({ color, position: share })), v.minLength(2, 'at least two stops')),
    referenceOr(gradientForms),
  ],
  gradientForms,
);

const imageForms =
  'a picture of the merchant\'s assets/ such as pattern.svg, "none", or a reference such as {header.pattern}';
const image = v.pipe(
  v.string(),
  v.regex(/^([\w-][\w./-]*\.(svg|png|webp|avif|jpg)|none|\{[\w-]+(\.[\w-]+)*\})$/, imageForms),
);

export const valueSchemas = {
  color,
  dimension,
  duration,
  cubicBezier,
  fontWeight,
  fontFamily,
  border,
  shadow,
  gradient,
  image,
  number: v.union([v.number(), referenceOr(numberForms)], numberForms),
} satisfies Record<TokenType, v.GenericSchema>;

/** The extensions that a merchant's token can have. */
const extensions = v.strictObject({
  'app.livery.mix': v.optional(v.strictObject({ with: color, share })),
  'app.livery.alpha': v.optional(share),
  'app.livery.angle': v.optional(v.number()),
  'app.livery.times': v.optional(v.number()),
  'app.livery.atLeast': v.optional(dimension),
  'app.livery.atMost': v.optional(dimension),
  'app.livery.fixed': v.optional(v.literal(true)),
});

/** Schemas of complete tokens by type, as a merchant's theme can contain them. */
export const tokenSchemas = Object.fromEntries(
  tokenTypes.map((type) => [type, tokenOf(valueSchemas[type], [type])]),
) as Record<TokenType, v.GenericSchema>;

/** Schema of a token that can be a colour or, if the product allows it, a gradient. */
export const fillSchema: v.GenericSchema = tokenOf(v.union([color, gradient], `${colorForms}; or ${gradientForms}`), [
  'color',
  'gradient',
]);

function tokenOf(value: v.GenericSchema, types: readonly TokenType[]): v.GenericSchema {
  return v.strictObject({
    $type: v.optional(v.picklist(types)),
    $value: value,
    $description: v.optional(v.string()),
    $extensions: v.optional(extensions),
  });
}
