import type { FilterOf } from '@livery/foundation/history';

/** Levels of the downline that the filter offers. */
export const levels = ['1', '2', '3'] as const;

/**
 * Filters of the downline, in addition to its period: a level, part of a name, and the id of the member who recruited
 * the listed members.
 */
export const downlineFields = { level: levels, name: 'any', memberId: 'any' } as const;

export type DownlineFilter = FilterOf<typeof downlineFields>;
