import type { PublicMerchant } from '@livery/merchant';

/** The plain app's data about a merchant. */
export interface PlainMerchant extends Pick<PublicMerchant, 'code' | 'name'> {
  /** Language of the app's requests, as the gateway's code, for example `EN`. */
  language: string;
  gateway: Pick<PublicMerchant['gateway'], 'baseUrl' | 'paths'>;
  cdn: Pick<PublicMerchant['cdn'], 'imageCdn'>;
}

/** The merchant in the page's element `merchant`. */
export const merchant = JSON.parse(document.getElementById('merchant')!.textContent) as PlainMerchant;
