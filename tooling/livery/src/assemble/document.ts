import { homeTextAreas, languageOf } from '@livery/i18n';
import type { Merchant, PublicMerchant } from '@livery/merchant';
import { type ColorMix, layoutAttribute, themeCss } from '@livery/merchant/theme';
import { withFonts } from '@livery/fonts';
import type { PageScripts } from '../../../../apps/mobile/pageScripts/pageScriptFiles.ts';
import { type HeadData, headDataId } from '../../../../apps/mobile/src/head/headData.ts';
import { escapeHtml, inlineJson } from './escape.ts';
import { failedCss, failedPage } from './failedPage.ts';
import type { FirstRequests } from './firstRequests.ts';
import { fontsOf } from './fonts.ts';
import { headData } from './headData.ts';
import type { PageParts } from './page.ts';
import type { Picture } from './pictures.ts';
import { type SharedPage, shareTags } from './sharePages.ts';
import type { AllTexts } from './texts.ts';

/** Source of the code: compiled and hashed, or directly from Vite's dev server. */
interface DocumentCode {
  /** Address of the entry module. */
  entry: string;
  /** Addresses of the other modules that the first paint needs. */
  preloads: readonly string[];
  /** Style sheets whose text is inline. The app's loader must not fetch them again. */
  inlinedStyles: readonly string[];
  /** Text of those style sheets. It has its own style elements, so that all merchants share its CSP hash. */
  css: string;
  /** Colour mixes that the styles use. Empty if the styles use `color-mix` directly. */
  mixes: readonly ColorMix[];
  /** Icons that the code refers to. Empty if the code contains its icons. */
  icons: string;
  /** Scripts that are inline in the page. */
  scripts: Pick<PageScripts, 'failure' | 'oldBrowser' | 'head'>;
  /** More markup for the head, for example the dev server's client. */
  head?: string;
}

export interface DocumentParts {
  merchant: Merchant;
  publicMerchant: PublicMerchant;
  /** All texts of the merchant. */
  texts: AllTexts;
  code: DocumentCode;
  /** The first requests of home. */
  requests: FirstRequests;
  /** Files that the screens at other paths need in addition. Left out on home's own page. */
  screens?: HeadData['screens'];
  /** The merchant's pictures by their name in `assets/`. */
  pictures: Readonly<Record<string, Picture>>;
  /** Address of the icon for the browser's tab and for iOS. */
  icons: { tab: string; touch: string };
  /** Share tags of the page. Left out on pages that are not meant for sharing. */
  shared?: SharedPage;
  /** Whether the page registers the service worker. */
  hasWorker: boolean;
}

/** A document split around the app's HTML, so that both shells of a merchant share one composition. */
export interface ComposedDocument {
  parts: PageParts;
  /** The inline scripts and styles, character by character: the CSP allows exactly these. */
  inline: { scripts: string[]; styles: string[] };
}

/**
 * The texts of the first screen in the merchant's default language. The page contains them, and home is prerendered
 * with them.
 */
export function homeTexts(merchant: Merchant, texts: AllTexts): AllTexts[string] {
  return Object.fromEntries(homeTextAreas.map((area) => [area, texts[merchant.languages.default]?.[area] ?? {}]));
}

/**
 * The merchant's fonts and theme for the inline style, with the addresses of its pictures.
 * @param mixes colour mixes that the styles beside it use
 */
export function brandCss(
  merchant: Merchant,
  pictures: Readonly<Record<string, Picture>>,
  mixes: readonly ColorMix[] = [],
): string {
  const fonts = fontsOf(merchant);
  const drawn = fonts.prerenderFonts(languageOf(merchant.languages.default).tag);
  return (
    fonts.css +
    drawn.css +
    themeCss(withFonts(merchant.theme, fonts), { addressOf: (name) => `/${pictures[name]!.path}`, mixes })
  );
}

/** A merchant's HTML document, composed once: only the parts that the first paint needs. */
export function composeDocument({
  merchant,
  publicMerchant,
  texts,
  code,
  requests,
  screens,
  pictures,
  icons,
  shared,
  hasWorker,
}: DocumentParts): ComposedDocument {
  const { default: language } = merchant.languages;
  const { tag, direction } = languageOf(language);
  const { theme } = merchant;
  const { failure, oldBrowser, head } = code.scripts;
  const dataForHead = headData({
    merchant,
    texts: publicMerchant.texts,
    code: [...code.preloads, code.entry],
    requests,
    screens,
    hasWorker,
  });
  const brand = brandCss(merchant, pictures, code.mixes);
  const tagline = merchant.tagline[language] ?? '';
  const firstTexts = homeTexts(merchant, texts);
  const failed = failedPage({ merchant, texts: texts[language] ?? {} });
  const attributes = {
    lang: tag,
    dir: direction,
    'data-mode': theme.defaultMode,
    'data-layout': layoutAttribute(theme.layout),
    'data-merchant': merchant.code,
  };
  const start = [
    `${Object.entries(attributes)
      .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
      .join(' ')}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(merchant.name)}</title><meta name="description" content="${escapeHtml(tagline)}">`,
    shared === undefined ? '' : shareTags(merchant, shared),
    `<meta name="theme-color" content="${theme.color[theme.defaultMode].canvas.$value}">`,
    `<script>${oldBrowser}</script><script>${failure}</script>`,
    `<script type="application/json" id="${headDataId}">${inlineJson(dataForHead)}</script><script>${head}</script>`,
    code.css === '' ? '' : `<style>${code.css}</style>`,
    `<style>${failedCss}</style>`,
    `<style id="brand">${brand}</style>`,
    code.head ?? '',
    // The browser does not fetch disabled style sheets. The loader of lazy code finds these links, and so does not load
    // styles that are already inline.
    ...code.inlinedStyles.map((address) => `<link rel="stylesheet" href="${escapeHtml(address)}" disabled>`),
    `<link rel="manifest" href="/manifest.webmanifest"><link rel="icon" href="${escapeHtml(icons.tab)}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${escapeHtml(icons.touch)}">`,
    '<meta name="apple-mobile-web-app-capable" content="yes"><meta name="format-detection" content="telephone=no">',
    `<script type="application/json" id="merchant">${inlineJson(publicMerchant)}</script>`,
    `<script type="application/json" id="texts">${inlineJson(firstTexts)}</script>`,
    `</head><body>${code.icons}<div id="root">`,
  ].join('');
  return {
    parts: { start, end: `${failed}</body></html>\n` },
    inline: {
      scripts: [oldBrowser, failure, head],
      styles: [...(code.css === '' ? [] : [code.css]), failedCss, brand],
    },
  };
}
