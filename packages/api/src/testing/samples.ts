import type { CallValue } from '../contract/call.ts';
import type { CallName, calls } from '../contract/calls.ts';
import { agentSamples } from './samples/agent.ts';
import { announcementsSamples } from './samples/announcements.ts';
import { authSamples } from './samples/auth.ts';
import { depositSamples } from './samples/deposit.ts';
import { feedbackSamples } from './samples/feedback.ts';
import { gamesSamples } from './samples/games.ts';
import { helpSamples } from './samples/help.ts';
import { liveModelsSamples } from './samples/liveModels.ts';
import { lotterySamples } from './samples/lottery.ts';
import { memberSamples } from './samples/member.ts';
import { messagesSamples } from './samples/messages.ts';
import { promotionsSamples } from './samples/promotions.ts';
import { recordsSamples } from './samples/records.ts';
import { securitySamples } from './samples/security.ts';
import { serviceSamples } from './samples/service.ts';
import { siteSamples } from './samples/site.ts';
import { walletSamples } from './samples/wallet.ts';
import { winnersSamples } from './samples/winners.ts';
import { withdrawSamples } from './samples/withdraw.ts';
export { sampleGame } from './samples/sampleGame.ts';

/** A good value for every call of the contract. */
export const sampleValues: { readonly [Name in CallName]: CallValue<(typeof calls)[Name]> } = {
  ...authSamples,
  ...memberSamples,
  ...securitySamples,
  ...walletSamples,
  ...depositSamples,
  ...withdrawSamples,
  ...promotionsSamples,
  ...recordsSamples,
  ...gamesSamples,
  ...winnersSamples,
  ...liveModelsSamples,
  ...lotterySamples,
  ...announcementsSamples,
  ...messagesSamples,
  ...helpSamples,
  ...serviceSamples,
  ...feedbackSamples,
  ...agentSamples,
  ...siteSamples,
};
