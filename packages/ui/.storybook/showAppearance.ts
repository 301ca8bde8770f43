import { languageOf } from '@livery/i18n';
import { layoutAttribute, themeCss } from '@livery/merchant/theme';
import { withFonts } from '@livery/fonts';
import { fontsOf } from './fonts.ts';
import { pictureOf, skins } from './skins.ts';
import { setTextSize } from './textSize.ts';

/** The values of the toolbars. */
export interface Appearance {
  merchant: string;
  mode: 'merchant' | 'dark' | 'light';
  language: string;
  direction: 'language' | 'ltr' | 'rtl';
  /** Text size as a percentage of the browser's usual text size. */
  textSize: string;
}

const sheet = new CSSStyleSheet();

/** Sets the appearance of the page as the assembled HTML of a merchant does. */
export function showAppearance({ merchant, mode, language, direction, textSize }: Appearance) {
  const theme = skins[merchant] ?? skins['_base'];
  if (theme === undefined) return;
  const fonts = fontsOf(theme);
  sheet.replaceSync(fonts.css + themeCss(withFonts(theme, fonts), { addressOf: (file) => pictureOf(merchant, file) }));
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const root = document.documentElement;
  const { tag, direction: itsOwn } = languageOf(language);
  root.dataset['mode'] = mode === 'merchant' ? theme.defaultMode : mode;
  root.dataset['layout'] = layoutAttribute(theme.layout);
  root.lang = tag;
  root.dir = direction === 'language' ? itsOwn : direction;
  setTextSize(textSize);
}
