import type { PageFonts } from './pageFonts.ts';

interface Families {
  readonly $value: readonly string[];
}

interface Fonted {
  font: { body: Families; heading: Families };
}

/** The theme with only the families for Latin text. The families for other scripts are in the rules of the fonts. */
export function withFonts<Theme extends Fonted>(theme: Theme, { latin }: PageFonts): Theme {
  const { body, heading } = theme.font;
  return {
    ...theme,
    font: { ...theme.font, body: { ...body, $value: latin.body }, heading: { ...heading, $value: latin.heading } },
  };
}
