import type { PublicMerchant } from '@livery/merchant';
import type { CallValue } from '../contract/call.ts';
import type { getSystemStatus } from '../contract/site/getSystemStatus.ts';
import type { getTemplate } from '../contract/site/getTemplate.ts';

export interface SystemStatus {
  isMaintenance: boolean;
  /** Whether the merchant does not serve players of this region. */
  isRegionRestricted: boolean;
}

/**
 * Converts the system status. It omits the gateway's clock, which would be wrong in the cached reply at the next visit.
 */
export function toSystemStatus({ maintenance, regionRestriction }: CallValue<typeof getSystemStatus>): SystemStatus {
  return { isMaintenance: maintenance, isRegionRestricted: regionRestriction };
}

/** Converts the versions of the screens to the names in the merchant's own files. */
export function toTemplates({ mem_cen, dep_func }: CallValue<typeof getTemplate>): PublicMerchant['templates'] {
  return { memberCentre: versionOf(mem_cen), deposit: versionOf(dep_func) };
}

const versionOf = (flag: '0' | '1') => (flag === '1' ? 'new' : 'base');
