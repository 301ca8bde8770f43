import type { CallValue } from '../contract/call.ts';
import type { getSystemStatus } from '../contract/site.ts';

export interface SystemStatus {
  isMaintenance: boolean;
  /** Players of this region are not served. */
  isRegionRestricted: boolean;
}

/** The gateway's clock stays behind: kept for the next visit, it would be wrong then. */
export function toSystemStatus({ maintenance, regionRestriction }: CallValue<typeof getSystemStatus>): SystemStatus {
  return { isMaintenance: maintenance, isRegionRestricted: regionRestriction };
}
