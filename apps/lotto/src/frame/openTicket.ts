import type { GatewayError } from '@livery/api/client';
import { type LaunchedLottery, openLotteryApi } from '@livery/api/lottery/openLottery';
import { sessionStarted } from '@livery/api/session';
import type { FrameStore } from '../store.ts';

/** The result of the ticket: the lottery, or the reason why it does not open. */
export type Opened = { lottery: LaunchedLottery; error?: undefined } | { lottery?: undefined; error: GatewayError };

/**
 * Exchanges the ticket of the address for the frame's session, and starts the session. Call it outside of React,
 * because React may run code twice and a ticket is valid only once.
 */
export async function openTicket(store: FrameStore, ticket: string): Promise<Opened> {
  const { data, error } = await store.dispatch(openLotteryApi.endpoints.openLottery.initiate(ticket, { track: false }));
  if (data === undefined) return { error: error as GatewayError };
  store.dispatch(sessionStarted(data.session));
  return { lottery: data };
}
