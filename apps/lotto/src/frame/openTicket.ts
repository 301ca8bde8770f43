import type { GatewayError } from '@livery/api/client';
import { type LaunchedLottery, openLotteryApi } from '@livery/api/lottery/openLottery';
import { sessionStarted } from '@livery/api/session';
import type { FrameStore } from '../store.ts';

/** What came of the ticket: the lottery, or why it does not open. */
export type Opened = { lottery: LaunchedLottery; error?: undefined } | { lottery?: undefined; error: GatewayError };

/** Trades the ticket of the address for the frame's session, and starts that. Once: outside of what React may run twice. */
export async function openTicket(store: FrameStore, ticket: string): Promise<Opened> {
  const { data, error } = await store.dispatch(openLotteryApi.endpoints.openLottery.initiate(ticket, { track: false }));
  if (data === undefined) return { error: error as GatewayError };
  store.dispatch(sessionStarted(data.session));
  return { lottery: data };
}
