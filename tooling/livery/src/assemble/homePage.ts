import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HomeData, fetchHomeData } from '@livery/api/home-data';
import { languageOf } from '@livery/i18n';
import type { PublicMerchant } from '@livery/merchant';
import type { PrerenderFonts } from '@livery/fonts';
import { cutForPage } from '../cuts/pageCuts.ts';
import { project } from '../project.ts';
import { compressOnce, writeWhole } from './compress.ts';
import { type PageParts, writePage } from './page.ts';

/** What home's HTML is made from. */
export interface HomeSource {
  merchant: PublicMerchant;
  /** Gateway code of the language. */
  language: string;
  /** Texts by area and key. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Home, prerendered by the app: HTML for the root element. Without data it has places for what will come. */
export type PrerenderHome = (home: HomeSource & { data?: HomeData }) => Promise<string>;

const hourMs = 60 * 60 * 1000;

/** Holds a `HomePage` in a skin's folder, so that home can be drawn again without assembling. Never served. */
export const homePageFile = '.home.json';

/** The page of home without its drawing, and what that is made from. */
export interface HomePage {
  parts: PageParts;
  home: HomeSource;
  /** The faces that it is set in, to be cut to its words. */
  fonts: Omit<PrerenderFonts, 'css'>;
}

interface PrerenderOptions {
  /** The skin's folder: its fonts get the cut faces. */
  folder: string;
  prerenderHome: PrerenderHome;
  /** Address of the gateway, where the merchant's pages reach it under their own host. */
  gateway: string | undefined;
  /** Default: the project's. */
  cacheDir?: string;
  /** Default: the global one. */
  fetch?: typeof fetch;
}

/**
 * The whole page with what the gateway says now to a guest, its faces cut to the words of the drawing. Rejects when the
 * gateway does not say it.
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
  // By the hour: with nothing new the page stays the same to the letter, and whoever has it gets none of it again.
  return writePage(parts, drawing, { drawnAt: Math.floor(Date.now() / hourMs) * hourMs, data, faces });
}

/**
 * Prerenders the home of an assembled skin anew. A page that comes out the same is not written: its entity tag goes by
 * the time of its file. Rejects when the gateway does not say what home shows; the page is then left as it was.
 */
export async function refreshHome(options: PrerenderOptions): Promise<void> {
  const { folder } = options;
  const page = JSON.parse(await readFile(join(folder, homePageFile), 'utf8')) as HomePage;
  const html = await prerenderHomePage(page, options);
  const path = join(folder, 'index.html');
  if (html === (await readFile(path, 'utf8'))) return;
  const { br, gz } = compressOnce(html);
  await Promise.all([writeWhole(path, html), writeWhole(`${path}.br`, br), writeWhole(`${path}.gz`, gz)]);
}
