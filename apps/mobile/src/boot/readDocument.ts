import type { HomeData } from '@livery/api/home-data';
import type { AreaTexts } from '@livery/i18n/react';
import type { PublicMerchant } from '@livery/merchant';
import { prerenderedDataId } from './prerendered.ts';

/** The data that the assemble step wrote into the HTML for the app. */
export interface DocumentData {
  merchant: PublicMerchant;
  /** Texts of the first screen in the merchant's default language. */
  texts: AreaTexts;
}

/**
 * Returns the gateway's replies that are shown in home's HTML. Undefined if the HTML shows no replies, or is not for
 * this player; see `head.ts`.
 */
export function readPrerenderedData(page: Document): HomeData | undefined {
  const { drawn, masked } = page.documentElement.dataset;
  return drawn !== undefined && masked === undefined ? (readJson(page, prerenderedDataId) as HomeData) : undefined;
}

export function readDocument(page: Document): DocumentData {
  return { merchant: readJson(page, 'merchant') as PublicMerchant, texts: readJson(page, 'texts') as AreaTexts };
}

function readJson(page: Document, id: string): unknown {
  const text = page.getElementById(id)?.textContent;
  if (text === null || text === undefined)
    throw new Error(`The page lacks <script id="${id}">: it was not written by "pnpm merchant build".`);
  return JSON.parse(text);
}
