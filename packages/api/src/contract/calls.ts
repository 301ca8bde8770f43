import { areas } from './areas.ts';
import type { Call } from './call.ts';

/** The call table: every call of the contract, by name. */
export const calls = {
  ...areas.auth.calls,
  ...areas.member.calls,
  ...areas.security.calls,
  ...areas.wallet.calls,
  ...areas.deposit.calls,
  ...areas.withdraw.calls,
  ...areas.promotions.calls,
  ...areas.records.calls,
  ...areas.games.calls,
  ...areas.winners.calls,
  ...areas.liveModels.calls,
  ...areas.lottery.calls,
  ...areas.announcements.calls,
  ...areas.messages.calls,
  ...areas.help.calls,
  ...areas.service.calls,
  ...areas.feedback.calls,
  ...areas.agent.calls,
  ...areas.site.calls,
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
