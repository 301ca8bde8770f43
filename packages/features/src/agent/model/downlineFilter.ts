import type { FilterOf } from '@livery/foundation/history';

/** Levels that can be chosen. */
export const levels = ['1', '2', '3'] as const;

/** What the downline can be filtered by beside its days: a level, part of a name, and the id of who brought them. */
export const downlineFields = { level: levels, name: 'any', memberId: 'any' } as const;

export type DownlineFilter = FilterOf<typeof downlineFields>;
