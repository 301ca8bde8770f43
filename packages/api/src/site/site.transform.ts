import type { PublicMerchant } from '@livery/merchant';
import type { CallValue } from '../contract/call.ts';
import type { getSystemStatus } from '../contract/site/getSystemStatus.ts';
import type { getTemplate } from '../contract/site/getTemplate.ts';

export interface SystemStatus {
  isMaintenance: boolean;
  /** Players of this region are not served. */
  isRegionRestricted: boolean;
}

/** The gateway's clock stays behind: cached for the next visit, it would be wrong then. */
export function toSystemStatus({ maintenance, regionRestriction }: CallValue<typeof getSystemStatus>): SystemStatus {
  return { isMaintenance: maintenance, isRegionRestricted: regionRestriction };
}

/** As the merchant's own files name them. */
export function toTemplates({ mem_cen, dep_func }: CallValue<typeof getTemplate>): PublicMerchant['templates'] {
  return { memberCentre: versionOf(mem_cen), deposit: versionOf(dep_func) };
}

const versionOf = (flag: '0' | '1') => (flag === '1' ? 'new' : 'base');
