import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '@livery/i18n';
import type { Merchant, PublicMerchant } from '@livery/merchant';
import { type ColorMix, layoutAttribute } from '@livery/merchant/theme';
import type { PageScripts } from '../../../../apps/mobile/pageScripts/pageScriptFiles.ts';
import { escapeHtml, inlineJson } from './escape.ts';
import { failedCss, failedPage } from './failedPage.ts';
import { mixesInFiles } from './mixesInFiles.ts';
import type { AllTexts } from './texts.ts';

/** The compiled frame of lotteries as the assemble step needs it. It contains nothing of any merchant. */
export interface FrameBuild {
  /** Absolute path of the build's folder. */
  dir: string;
  /** Address of the entry below the code's base, for example `assets/main-4f2a.js`. */
  entry: string;
  /** Code that the entry imports. */
  preloads: readonly string[];
  /** Style sheets of the entry and of its imports. */
  styles: readonly string[];
  /** Colour mixes that those styles use. */
  mixes: readonly ColorMix[];
  /** Every file of the build below `assets/`. */
  files: readonly string[];
}

/** One chunk in Vite's manifest. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const entryModule = 'src/main.tsx';

/** Reads a finished `vite build` of the frame. Throws if the frame is not compiled. */
export function readFrameBuild(dir: string): FrameBuild {
  const path = join(dir, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error(`${path} is missing: the frame of lotteries is not compiled.`);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>;
  const entry = manifest[entryModule];
  if (entry === undefined) throw new Error(`${path} has no ${entryModule}: it is not the build of the frame.`);
  const needed = new Set<Chunk>();
  const need = (chunk: Chunk | undefined) => {
    if (chunk === undefined || needed.has(chunk)) return;
    chunk.imports?.forEach((key) => need(manifest[key]));
    needed.add(chunk);
  };
  need(entry);
  const files = readdirSync(join(dir, 'assets'))
    .map((name) => `assets/${name}`)
    .toSorted();
  return {
    dir,
    entry: entry.file,
    preloads: [...needed].map(({ file }) => file).filter((file) => file !== entry.file),
    styles: [...new Set([...needed].flatMap(({ css = [] }) => css))],
    mixes: mixesInFiles(dir, files),
    files,
  };
}

/** Path of a merchant's lottery document in its folder. */
export const lotteryFrameFile = 'lottery.html';

/** Path of the style sheet that the frame's address names: the merchant's fonts and theme. */
export const lotteryStyleFile = (code: string): string => `frame/${code}.css`;

interface FrameParts {
  merchant: Merchant;
  publicMerchant: PublicMerchant;
  /** All texts of the merchant. */
  texts: AllTexts;
  /** The script that marks a browser below the minimum. */
  scripts: Pick<PageScripts, 'oldBrowser'>;
  build: Pick<FrameBuild, 'entry' | 'preloads' | 'styles'>;
  /** Address of a file of the code. */
  codeAddress: (file: string) => string;
  /** More markup for the head, for example the dev server's client. */
  head?: string;
}

/**
 * A merchant's document for the frame of a lottery: its style sheets, its code, the data of the merchant, and the
 * message for outdated browsers. Its inline script and style are also in the merchant's pages, so their policy allows
 * them.
 */
export function lotteryFramePage({
  merchant,
  publicMerchant,
  texts,
  scripts,
  build,
  codeAddress,
  head = '',
}: FrameParts): string {
  const { default: language } = merchant.languages;
  const { tag, direction } = languageOf(language);
  const { theme } = merchant;
  const link = (rel: string, file: string) => `<link rel="${rel}" href="${escapeHtml(codeAddress(file))}" crossorigin>`;
  return [
    `<!doctype html><html lang="${tag}" dir="${direction}" data-mode="${theme.defaultMode}" data-layout="${layoutAttribute(theme.layout)}" data-merchant="${merchant.code}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(merchant.name)}</title><meta name="robots" content="noindex">`,
    `<meta name="theme-color" content="${theme.color[theme.defaultMode].canvas.$value}">`,
    `<script>${scripts.oldBrowser}</script><style>${failedCss}</style>`,
    ...build.styles.map((file) => link('stylesheet', file)),
    `<link rel="stylesheet" href="/${lotteryStyleFile(merchant.code)}">`,
    ...build.preloads.map((file) => link('modulepreload', file)),
    head,
    `<script type="module" src="${escapeHtml(codeAddress(build.entry))}" crossorigin></script>`,
    '<meta name="format-detection" content="telephone=no">',
    `<script type="application/json" id="merchant">${inlineJson(publicMerchant)}</script>`,
    `</head><body><div id="root"></div>${failedPage({ merchant, texts: texts[language] ?? {} })}</body></html>\n`,
  ].join('');
}
