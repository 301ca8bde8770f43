import { themeCss } from '@livery/merchant/theme';
import { skins } from './skins.ts';

/** What the toolbars choose. */
export interface Dress {
  merchant: string;
  mode: 'merchant' | 'dark' | 'light';
  language: string;
  direction: 'language' | 'ltr' | 'rtl';
}

const tags: Readonly<Record<string, string>> = { EN: 'en', BN: 'bn', UR: 'ur' };
const sheet = new CSSStyleSheet();

/** Dresses the page as the assembled HTML of a merchant would be. */
export function dressPage({ merchant, mode, language, direction }: Dress) {
  const theme = skins[merchant] ?? skins['_base'];
  if (theme === undefined) return;
  sheet.replaceSync(themeCss(theme));
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const root = document.documentElement;
  root.dataset['mode'] = mode === 'merchant' ? theme.defaultMode : mode;
  root.lang = tags[language] ?? 'en';
  root.dir = direction === 'language' ? (language === 'UR' ? 'rtl' : 'ltr') : direction;
}
