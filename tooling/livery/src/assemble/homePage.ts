import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HomeData, fetchHomeData } from '@livery/api/home-data';
import { languageOf } from '@livery/i18n';
import type { PublicMerchant } from '@livery/merchant';
import type { PrerenderFonts } from '@livery/fonts';
import { cutForPage } from '../cuts/pageCuts.ts';
import { project } from '../project.ts';
import { compressOnce, writeAtomically } from './compress.ts';
import { type PageParts, writePage } from './page.ts';

/** The values that home's HTML is made from. */
export interface HomeSource {
  merchant: PublicMerchant;
  /** Gateway code of the language. */
  language: string;
  /** Texts by area and key. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Home, prerendered by the app: HTML for the root element. Without data it has skeletons. */
export type PrerenderHome = (home: HomeSource & { data?: HomeData }) => Promise<string>;

const hourMs = 60 * 60 * 1000;

/** Holds a `HomePage` in a skin's folder, so that home can be prerendered again without assembling. Never served. */
export const homePageFile = '.home.json';

/** The page of home without its prerendered content, and the source of that content. */
export interface HomePage {
  parts: PageParts;
  home: HomeSource;
  /** The faces of its text, which are cut to its words. */
  fonts: Omit<PrerenderFonts, 'css'>;
}

interface PrerenderOptions {
  /** The skin's folder. The cut faces are written into its fonts. */
  folder: string;
  prerenderHome: PrerenderHome;
  /** Address of the gateway, for merchants whose pages reach it under their own host. */
  gateway: string | undefined;
  /** Folder of cached results. Default: the project's `cacheDir`. */
  cacheDir?: string;
  /** Function that sends requests to the gateway. Default: the global `fetch`. */
  fetch?: typeof fetch;
}

/**
 * Makes the whole page with the gateway's current answers for a guest, and cuts the faces to the words on it. Rejects
 * if the gateway does not answer.
 */
export async function prerenderHomePage(
  { parts, home, fonts }: HomePage,
  { folder, prerenderHome, gateway, cacheDir = project.cacheDir, fetch }: PrerenderOptions,
): Promise<string> {
  const data = await fetchHomeData({ ...home, gateway, fetch });
  const drawing = await prerenderHome({ ...home, data });
  const faces = await cutForPage({
    html: drawing,
    fonts,
    language: languageOf(home.language).tag,
    folder: join(folder, 'fonts'),
    cacheDir: join(cacheDir, 'cuts'),
  });
  // Rounded down to the hour: if nothing changed, the page stays identical, and browsers that have it do not fetch it
  // again.
  return writePage(parts, drawing, { drawnAt: Math.floor(Date.now() / hourMs) * hourMs, data, faces });
}

/**
 * Prerenders the home of an assembled skin again. An unchanged page is not written, because its entity tag depends on
 * the file's time. Rejects if the gateway does not answer; the page is then unchanged.
 */
export async function refreshHome(options: PrerenderOptions): Promise<void> {
  const { folder } = options;
  const page = JSON.parse(await readFile(join(folder, homePageFile), 'utf8')) as HomePage;
  const html = await prerenderHomePage(page, options);
  const path = join(folder, 'index.html');
  if (html === (await readFile(path, 'utf8'))) return;
  const { br, gz } = compressOnce(html);
  await Promise.all([
    writeAtomically(path, html),
    writeAtomically(`${path}.br`, br),
    writeAtomically(`${path}.gz`, gz),
  ]);
}
