import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { playBreakKind, playBreakValue } from './playBreakValue.ts';

/**
 * Starts a break from play immediately. A current break can be extended, but never shortened or ended early. A request
 * for an earlier end fails with PLAY_BREAK. An exclusion remains an exclusion if it is extended.
 */
export const takeBreak = defineCall({
  name: 'takeBreak',
  method: 'POST',
  path: '/wps/saferPlay/break',
  access: 'member',
  isIdempotent: true,
  body: v.strictObject({
    kind: playBreakKind,
    /** Length of the break: one of `timeOutDays` or `exclusionMonths` of `getSaferPlay`. */
    length: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1200)),
  }),
  value: playBreakValue,
  failures: ['PLAY_BREAK'],
});

export const summary =
  'Takes a break from play: a time-out by days or an exclusion by months. It can be extended, but not shortened or ended early.';

export const sample: CallValue<typeof takeBreak> = { kind: 'timeOut', until: '2026-03-08T09:30:00.000Z' };
