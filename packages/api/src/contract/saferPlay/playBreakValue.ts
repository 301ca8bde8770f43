import * as v from 'valibot';
import { moment } from '../values/moment.ts';

/** A time-out is counted in days, an exclusion in months. Both block the same actions. */
export const playBreakKinds = ['timeOut', 'exclusion'] as const;

export const playBreakKind = v.picklist(playBreakKinds);

export type PlayBreakKind = (typeof playBreakKinds)[number];

/** A break from play. */
export const playBreakValue = v.object({ kind: playBreakKind, until: moment });
