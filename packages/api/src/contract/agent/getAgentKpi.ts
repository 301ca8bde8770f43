import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { day, days } from '../values/day.ts';
import { count, figures, level } from './figures.ts';
import { range, sampleFigures } from './sampleParts.ts';

export const getAgentKpi = defineCall({
  name: 'getAgentKpi',
  method: 'GET',
  path: '/wps/agent/kpi',
  access: 'agent',
  moduleId: 'AGEINFO3',
  /** Default period: the merchant's current month up to today. */
  query: v.strictObject(days),
  completeLists: ['days', 'levels'],
  value: v.object({
    from: day,
    to: day,
    /** Number of members in the whole downline, independent of the date when they joined. */
    members: count,
    /** Number of members who joined in the period. */
    newMembers: count,
    /** Number of members with a movement of money in the period. */
    activeMembers: count,
    ...figures,
    /**
     * The same amounts by day, oldest first; days without movements are omitted. Missing if the gateway does not store
     * them.
     */
    days: v.optional(v.array(v.object({ day, ...figures }))),
    /** The same amounts by level. Their sums equal the amounts above. */
    levels: v.array(v.object({ level, members: count, newMembers: count, activeMembers: count, ...figures })),
  }),
});

export const summary = "Returns the sums of an agent's downline in a period, level by level.";

export const sample: CallValue<typeof getAgentKpi> = {
  ...range,
  members: 2,
  newMembers: 1,
  activeMembers: 1,
  ...sampleFigures,
  days: [{ day: '2026-03-01', ...sampleFigures }],
  levels: [{ level: 1, members: 2, newMembers: 1, activeMembers: 1, ...sampleFigures }],
};
