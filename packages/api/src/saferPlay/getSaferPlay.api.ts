import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getSaferPlay } from '../contract/saferPlay/getSaferPlay.ts';

export type { PlayBreakKind } from '../contract/saferPlay/playBreakValue.ts';
export type { PlayLimitKind, PlayLimitPeriod } from '../contract/saferPlay/playLimitValue.ts';

/**
 * A member's own limits, the current break, this login, and the licence's requirements. Every amount is a decimal
 * string.
 */
export type SaferPlay = CallValue<typeof getSaferPlay>;

/** A limit of one kind and period. The unit of `session` is minutes. The other kinds are amounts of money. */
export type PlayLimit = SaferPlay['limits'][number];

export const getSaferPlayApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The used amounts change with money and with time, so screens must request them again. */
    getSaferPlay: gatewayQuery(build, getSaferPlay)({ tags: ['SaferPlay', 'Wallet'] }),
  }),
});

export const { useGetSaferPlayQuery } = getSaferPlayApi;
