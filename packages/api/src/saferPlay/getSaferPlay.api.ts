import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getSaferPlay } from '../contract/saferPlay/getSaferPlay.ts';

export type { PlayBreakKind } from '../contract/saferPlay/playBreakValue.ts';
export type { PlayLimitKind, PlayLimitPeriod } from '../contract/saferPlay/playLimitValue.ts';

/** A member's own limits, the break that holds, this login, and what the licence asks. Every amount is a decimal string. */
export type SaferPlay = CallValue<typeof getSaferPlay>;

/** A limit of one kind and period. `session` counts minutes, the others money. */
export type PlayLimit = SaferPlay['limits'][number];

export const getSaferPlayApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** What is used changes with money and with time: whoever shows it asks again. */
    getSaferPlay: gatewayQuery(build, getSaferPlay)({ tags: ['SaferPlay', 'Wallet'] }),
  }),
});

export const { useGetSaferPlayQuery } = getSaferPlayApi;
