import { agentArea } from './areas/agent.ts';
import { announcementsArea } from './areas/announcements.ts';
import { authArea } from './areas/auth.ts';
import { depositArea } from './areas/deposit.ts';
import { feedbackArea } from './areas/feedback.ts';
import { gamesArea } from './areas/games.ts';
import { helpArea } from './areas/help.ts';
import { liveModelsArea } from './areas/liveModels.ts';
import { lotteryArea } from './areas/lottery.ts';
import { memberArea } from './areas/member.ts';
import { messagesArea } from './areas/messages.ts';
import { promotionsArea } from './areas/promotions.ts';
import { recordsArea } from './areas/records.ts';
import { securityArea } from './areas/security.ts';
import { serviceArea } from './areas/service.ts';
import { siteArea } from './areas/site.ts';
import { walletArea } from './areas/wallet.ts';
import { winnersArea } from './areas/winners.ts';
import { withdrawArea } from './areas/withdraw.ts';

/** The whole contract, by area, in the order that its pages show them. */
export const areas = {
  auth: authArea,
  member: memberArea,
  security: securityArea,
  wallet: walletArea,
  deposit: depositArea,
  withdraw: withdrawArea,
  promotions: promotionsArea,
  records: recordsArea,
  games: gamesArea,
  winners: winnersArea,
  liveModels: liveModelsArea,
  lottery: lotteryArea,
  announcements: announcementsArea,
  messages: messagesArea,
  help: helpArea,
  service: serviceArea,
  feedback: feedbackArea,
  agent: agentArea,
  site: siteArea,
} as const;

export type AreaName = keyof typeof areas;
