import type { PublicMerchant } from '@livery/merchant';

/** The plain app's data about a merchant. */
export interface PlainMerchant extends Pick<PublicMerchant, 'code' | 'name'> {
  /** Gateway code of the language of its requests. */
  language: string;
  gateway: Pick<PublicMerchant['gateway'], 'baseUrl' | 'paths'>;
  cdn: Pick<PublicMerchant['cdn'], 'imageCdn'>;
}

/** The merchant in the page's element `merchant`. */
export const merchant = JSON.parse(document.getElementById('merchant')!.textContent) as PlainMerchant;
