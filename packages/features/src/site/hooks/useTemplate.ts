import type { TemplateVersion } from '@livery/merchant';
import { useMerchant } from '@livery/merchant/react';

export interface Template {
  /** Which home: its header, and where the kinds of game stand. New where `mem_cen` is "1". */
  homeVersion: TemplateVersion;
  /** How home's shortcuts look. New where `dep_func` is "1". */
  shortcutsVersion: TemplateVersion;
}

/** Which version of itself the merchant shows. It stays the same for the whole visit. */
export function useTemplate(): Template {
  const { memberCentre, deposit } = useMerchant().templates;
  return { homeVersion: memberCentre, shortcutsVersion: deposit };
}
