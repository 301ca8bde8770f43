import type { CallName } from '@livery/api/contract';
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
import { securityChecks } from './checks/security.ts';
import { serviceChecks } from './checks/service.ts';
import { siteChecks } from './checks/site.ts';
import { walletChecks } from './checks/wallet.ts';
import { winnersChecks } from './checks/winners.ts';
import { withdrawChecks } from './checks/withdraw.ts';
import type { Check } from './checks/check.ts';

/** A check for every call of the contract: a missing one does not compile. */
export const checks: { readonly [Name in CallName]: Check<Name> } = {
  ...authChecks,
  ...memberChecks,
  ...securityChecks,
  ...walletChecks,
  ...depositChecks,
  ...withdrawChecks,
  ...promotionsChecks,
  ...recordsChecks,
  ...gamesChecks,
  ...winnersChecks,
  ...liveModelsChecks,
  ...lotteryChecks,
  ...announcementsChecks,
  ...messagesChecks,
  ...helpChecks,
  ...serviceChecks,
  ...feedbackChecks,
  ...agentChecks,
  ...siteChecks,
};
