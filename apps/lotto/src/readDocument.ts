import type { PublicMerchant } from '@livery/merchant';

/**
 * The merchant that the assemble step wrote into the document.
 * @throws if the assemble step did not write the document
 */
export function readMerchant(page: Document): PublicMerchant {
  const text = page.getElementById('merchant')?.textContent;
  if (!text) throw new Error('The page lacks <script id="merchant">: it was not written by "pnpm merchant build".');
  return JSON.parse(text) as PublicMerchant;
}
