import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getReferral } from '../contract/promotions/getReferral.ts';

type Value = CallValue<typeof getReferral>;

/** A friend who registered with the member's code, with a masked name. */
export type InvitedFriend = Value['invited']['content'][number];

/**
 * A member's means of inviting friends, the rewards so far, and a page of the invited friends, newest first. Amounts
 * are decimal strings.
 */
export interface Referral extends Omit<Value, 'invited'> {
  content: readonly InvitedFriend[];
  totalPages: number;
}

const pageSize = 20;

export const getReferralApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails with NOT_ALLOWED if invitations are disabled. */
    getReferral: gatewayPages(
      build,
      getReferral,
    )({
      query: (_: void, pageNo) => ({ pageNo, pageSize }),
      transform: ({ invited: { content, totalPages }, ...referral }): Referral => ({
        ...referral,
        content,
        totalPages,
      }),
    }),
  }),
});

export const { useGetReferralInfiniteQuery } = getReferralApi;
