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
  /** Without days: the merchant's current month up to today. */
  query: v.strictObject(days),
  completeLists: ['days', 'levels'],
  value: v.object({
    from: day,
    to: day,
    /** The whole downline, whenever they joined. */
    members: count,
    /** Joined in that time. */
    newMembers: count,
    /** Moved any money in that time. */
    activeMembers: count,
    ...figures,
    /** The same, day by day, oldest first; days on which nothing moved are left out. Missing where the gateway keeps none. */
    days: v.optional(v.array(v.object({ day, ...figures }))),
    /** The same, level by level; their sums are the figures above. */
    levels: v.array(v.object({ level, members: count, newMembers: count, activeMembers: count, ...figures })),
  }),
});

export const summary = "Sums what an agent's downline moved in a time, level by level.";

export const sample: CallValue<typeof getAgentKpi> = {
  ...range,
  members: 2,
  newMembers: 1,
  activeMembers: 1,
  ...sampleFigures,
  days: [{ day: '2026-03-01', ...sampleFigures }],
  levels: [{ level: 1, members: 2, newMembers: 1, activeMembers: 1, ...sampleFigures }],
};
