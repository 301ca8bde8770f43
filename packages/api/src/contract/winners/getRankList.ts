import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { optionalLanguage } from '../values/language.ts';
import { money } from '../values/money.ts';
import { wholeNumber } from '../values/wholeNumber.ts';
import { maskedName } from './maskedName.ts';

export const getRankList = defineCall({
  name: 'getRankList',
  method: 'GET',
  path: '/wps/relay/GCS_rankList',
  access: 'anyone',
  query: v.strictObject({
    period: v.optional(v.picklist(['today', 'week', 'month']), 'today'),
    language: optionalLanguage,
  }),
  value: v.object({
    period: v.picklist(['today', 'week', 'month']),
    /** First day of the period, in the merchant's time zone. */
    since: v.string(),
    /** Sorted by winnings, highest first. */
    list: v.array(
      v.object({
        rank: wholeNumber,
        name: maskedName,
        amount: money,
        /** File of the player's picture, below image CDN / MERCHANT. */
        headIcon: v.optional(v.string()),
      }),
    ),
  }),
});

export const summary = 'Lists who won most today, this week or this month, names masked.';

export const sample: CallValue<typeof getRankList> = {
  period: 'today',
  since: '2026-03-01',
  list: [{ rank: 1, name: 'a***7', amount: '12500.00' }],
};
