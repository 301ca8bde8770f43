import { agentHandlers } from '../agent/handlers.ts';
import { announcementsHandlers } from '../announcements/handlers.ts';
import { feedbackHandlers } from '../feedback/handlers.ts';
import { gamesHandlers } from '../games/handlers.ts';
import { helpHandlers } from '../help/handlers.ts';
import { lobbyHandlers } from '../lobby/handlers.ts';
import { lotteryHandlers } from '../lottery/handlers.ts';
import { messagesHandlers } from '../messages/handlers.ts';
import { memberHandlers, registrationHandlers } from '../members/handlers.ts';
import { securityHandlers } from '../security/handlers.ts';
import { serviceHandlers } from '../service/handlers.ts';
import { sessionHandlers } from '../session/handlers.ts';
import { siteHandlers } from '../site/handlers.ts';
import { walletHandlers } from '../wallet/handlers.ts';
import { depositHandlers } from '../deposit/handlers.ts';
import { withdrawHandlers } from '../withdraw/handlers.ts';
import { promotionsHandlers } from '../promotions/handlers.ts';
import { recordsHandlers } from '../records/handlers.ts';
import type { CallHandlers } from './callContext.ts';

/** A handler for every call of the contract. */
export const handlers: CallHandlers = {
  ...sessionHandlers,
  ...registrationHandlers,
  ...memberHandlers,
  ...securityHandlers,
  ...walletHandlers,
  ...depositHandlers,
  ...withdrawHandlers,
  ...promotionsHandlers,
  ...recordsHandlers,
  ...gamesHandlers,
  ...lobbyHandlers,
  ...lotteryHandlers,
  ...announcementsHandlers,
  ...messagesHandlers,
  ...helpHandlers,
  ...serviceHandlers,
  ...feedbackHandlers,
  ...agentHandlers,
  ...siteHandlers,
};
