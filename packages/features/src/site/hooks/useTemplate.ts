import type { TemplateVersion } from '@livery/merchant';
import { useMerchant } from '@livery/merchant/react';

export interface Template {
  /** New where `mem_cen` is "1". */
  version: TemplateVersion;
  /** New where `dep_func` is "1". */
  detailVersion: TemplateVersion;
}

/** Which version of itself the merchant shows. It stays the same for the whole visit. */
export function useTemplate(): Template {
  const { memberCentre, deposit } = useMerchant().templates;
  return { version: memberCentre, detailVersion: deposit };
}
