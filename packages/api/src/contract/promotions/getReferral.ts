import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { pageNo, pageOf, pageSize } from '../values/paging.ts';

export const getReferral = defineCall({
  name: 'getReferral',
  method: 'GET',
  path: '/wps/promotions/referral',
  access: 'member',
  query: v.strictObject({ pageNo, pageSize: pageSize(20) }),
  value: v.object({
    code: v.string(),
    /** Link to the registration page with the code filled in: an address, or a path on the merchant's host. */
    link: v.string(),
    /** Reward for one friend. */
    reward: money,
    earned: money,
    friends: v.pipe(v.number(), v.integer()),
    /** Invited friends, newest first. */
    invited: pageOf(
      v.object({
        /** Masked name: the first and the last letter of the user name. */
        name: v.string(),
        joinedAt: moment,
        /** Reward for this friend. Zero until the friend's first deposit. */
        reward: money,
      }),
    ),
  }),
  failures: ['NOT_ALLOWED'],
});

export const summary =
  'Returns the code and link of an invitation, the members who registered with it, and the rewards. Needs the switch REFERRAL.';

export const sample: CallValue<typeof getReferral> = {
  code: '5F3759DF',
  link: '/m/register?affiliateCode=5F3759DF',
  reward: '200.00',
  earned: '200.00',
  friends: 1,
  invited: {
    content: [{ name: 'r***m', joinedAt: '2026-03-01T09:30:00.000Z', reward: '200.00' }],
    pageNum: 1,
    totalPages: 1,
  },
};
