import { areas, type AreaName, type Call, type CallName } from '@livery/api/contract';
import { agentChecks } from './checks/agent.ts';
import { announcementsChecks } from './checks/announcements.ts';
import { authChecks } from './checks/auth.ts';
import { depositChecks } from './checks/deposit.ts';
import { feedbackChecks } from './checks/feedback.ts';
import { gamesChecks } from './checks/games.ts';
import { helpChecks } from './checks/help.ts';
import { liveModelsChecks } from './checks/liveModels.ts';
import { lotteryChecks } from './checks/lottery.ts';
import { memberChecks } from './checks/member.ts';
import { messagesChecks } from './checks/messages.ts';
import { promotionsChecks } from './checks/promotions.ts';
import { recordsChecks } from './checks/records.ts';
import { saferPlayChecks } from './checks/saferPlay.ts';
import { securityChecks } from './checks/security.ts';
import { serviceChecks } from './checks/service.ts';
import { siteChecks } from './checks/site.ts';
import { walletChecks } from './checks/wallet.ts';
import { winnersChecks } from './checks/winners.ts';
import { withdrawChecks } from './checks/withdraw.ts';
import type { Check, ChecksOf } from './checks/check.ts';
import type { SentTo } from './wire/makeCall.ts';

/** The checks of every area of the contract. A missing area or check is a type error. */
const byArea: { readonly [Area in AreaName]: ChecksOf<Area> } = {
  agent: agentChecks,
  announcements: announcementsChecks,
  auth: authChecks,
  deposit: depositChecks,
  feedback: feedbackChecks,
  games: gamesChecks,
  help: helpChecks,
  liveModels: liveModelsChecks,
  lottery: lotteryChecks,
  member: memberChecks,
  messages: messagesChecks,
  promotions: promotionsChecks,
  records: recordsChecks,
  saferPlay: saferPlayChecks,
  security: securityChecks,
  service: serviceChecks,
  site: siteChecks,
  wallet: walletChecks,
  winners: winnersChecks,
  withdraw: withdrawChecks,
};

/** The check of a call: its own check, or a check of its good reply. */
export function checkOf(area: AreaName, name: CallName): Check<CallName> {
  const own = (byArea[area] as Partial<Record<CallName, Check<CallName>>>)[name];
  return own ?? goodReplyCheck(area, name);
}

/**
 * A check of the good reply. It makes the call with the `request` from the call's file in the contract, with an account
 * that may make the call.
 */
function goodReplyCheck(area: AreaName, name: CallName): Check<CallName> {
  const { calls, requests }: { calls: Partial<Record<CallName, Call>>; requests: Partial<Record<CallName, object>> } =
    areas[area];
  const { access, isIdempotent } = calls[name]!;
  return async (kit) => {
    const sent = { token: await kit.accounts.allowed(access), ...requests[name] } as SentTo<CallName>;
    return isIdempotent ? kit.assertOnce(sent) : kit.assertGood(sent);
  };
}
