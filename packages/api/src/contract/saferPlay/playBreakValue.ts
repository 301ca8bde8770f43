import * as v from 'valibot';
import { moment } from '../values/moment.ts';

/** Kinds of break. The length of a time-out is in days, that of an exclusion in months. Both block the same actions. */
export const playBreakKinds = ['timeOut', 'exclusion'] as const;

export const playBreakKind = v.picklist(playBreakKinds);

export type PlayBreakKind = (typeof playBreakKinds)[number];

/** A break from play. */
export const playBreakValue = v.object({ kind: playBreakKind, until: moment });
