import type { PublicMerchant } from '@livery/merchant';

/** What the plain app knows of a merchant. */
export interface PlainMerchant extends Pick<PublicMerchant, 'code' | 'name'> {
  /** Gateway code of the language that it asks for. */
  language: string;
  gateway: Pick<PublicMerchant['gateway'], 'baseUrl' | 'paths'>;
  cdn: Pick<PublicMerchant['cdn'], 'imageCdn'>;
}

/** The merchant that the page states in its element `merchant`. */
export const merchant = JSON.parse(document.getElementById('merchant')!.textContent) as PlainMerchant;
