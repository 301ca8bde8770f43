const colourNames = [
  'black',
  'white',
  'red',
  'green',
  'blue',
  'yellow',
  'orange',
  'purple',
  'pink',
  'gray',
  'grey',
  'silver',
  'gold',
  'teal',
  'navy',
  'maroon',
  'olive',
  'lime',
  'aqua',
  'cyan',
  'magenta',
  'fuchsia',
  'indigo',
  'violet',
  'brown',
  'crimson',
  'tomato',
  'coral',
];
const rawColour = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(|(?<![\\w-])(?:${colourNames.join('|')})(?![\\w-])`,
  'i',
);
const length = /(?<![\w#.-])-?(\d*\.?\d+)px\b/gi;

/** The first raw colour of a value, or undefined. Colours of a mask only set its alpha, so they are allowed. */
export function rawColourIn(property: string, value: string): string | undefined {
  if (/^(-webkit-)?mask/.test(property) || !canHoldColour(property)) return undefined;
  // Functions that mix colours name their colour space first: `color-mix(in oklab, …)` is not a raw colour.
  return rawColour.exec(withoutStrings(value))?.[0].replace('(', '(…)');
}

function canHoldColour(property: string): boolean {
  return (
    /colou?r|background|border|outline|shadow|fill|stroke|decoration|emphasis|^--/.test(property) ||
    property === 'filter' ||
    property === 'column-rule'
  );
}

/**
 * The first length in pixels that is not a stroke width, or undefined. Allowed are 1px anywhere, and up to 4px for
 * borders and outlines.
 */
export function rawPixelsIn(property: string, value: string): string | undefined {
  const widest = /^outline|^border(?!.*radius)/.test(property) ? 4 : 1;
  for (const match of withoutStrings(value).matchAll(length)) {
    if (Number(match[1]) > widest) return match[0];
  }
  return undefined;
}

function withoutStrings(value: string): string {
  return value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
}
