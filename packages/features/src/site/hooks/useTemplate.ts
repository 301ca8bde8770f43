import type { TemplateVersion } from '@livery/merchant';
import { useMerchant } from '@livery/merchant/react';

export interface Template {
  /** The version of home. It decides the header and the position of the kinds of game. New if `mem_cen` is "1". */
  homeVersion: TemplateVersion;
  /** The version of home's shortcuts. New if `dep_func` is "1". */
  shortcutsVersion: TemplateVersion;
}

/** Returns the versions that the merchant shows. They do not change during a visit. */
export function useTemplate(): Template {
  const { memberCentre, deposit } = useMerchant().templates;
  return { homeVersion: memberCentre, shortcutsVersion: deposit };
}
