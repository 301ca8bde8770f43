import { sessionArea } from './areas/session.ts';
import { registrationArea } from './areas/registration.ts';
import { memberArea } from './areas/member.ts';
import { securityArea } from './areas/security.ts';
import { walletArea } from './areas/wallet.ts';
import { depositArea } from './areas/deposit.ts';
import { withdrawArea } from './areas/withdraw.ts';
import { promotionsArea } from './areas/promotions.ts';
import { recordsArea } from './areas/records.ts';
import { gamesArea } from './areas/games.ts';
import { lobbyArea } from './areas/lobby.ts';
import { lotteryArea } from './areas/lottery.ts';
import { announcementsArea } from './areas/announcements.ts';
import { messagesArea } from './areas/messages.ts';
import { helpArea } from './areas/help.ts';
import { serviceArea } from './areas/service.ts';
import { feedbackArea } from './areas/feedback.ts';
import { agentArea } from './areas/agent.ts';
import { siteArea } from './areas/site.ts';

/** The whole contract, by area, in the order that its pages show them. */
export const areas = {
  session: sessionArea,
  registration: registrationArea,
  member: memberArea,
  security: securityArea,
  wallet: walletArea,
  deposit: depositArea,
  withdraw: withdrawArea,
  promotions: promotionsArea,
  records: recordsArea,
  games: gamesArea,
  lobby: lobbyArea,
  lottery: lotteryArea,
  announcements: announcementsArea,
  messages: messagesArea,
  help: helpArea,
  service: serviceArea,
  feedback: feedbackArea,
  agent: agentArea,
  site: siteArea,
} as const;
