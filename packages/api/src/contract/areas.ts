import * as agent from './agent/calls.ts';
import * as announcements from './announcements/calls.ts';
import * as auth from './auth/calls.ts';
import * as deposit from './deposit/calls.ts';
import * as feedback from './feedback/calls.ts';
import * as games from './games/calls.ts';
import * as help from './help/calls.ts';
import * as liveModels from './live-models/calls.ts';
import * as lottery from './lottery/calls.ts';
import * as member from './member/calls.ts';
import * as messages from './messages/calls.ts';
import * as promotions from './promotions/calls.ts';
import * as records from './records/calls.ts';
import * as saferPlay from './saferPlay/calls.ts';
import * as security from './security/calls.ts';
import * as service from './service/calls.ts';
import * as site from './site/calls.ts';
import * as wallet from './wallet/calls.ts';
import * as winners from './winners/calls.ts';
import * as withdraw from './withdraw/calls.ts';
import { defineArea } from './area.ts';

/**
 * The whole contract by area, in the order of the documentation pages. This is the only list of areas. Calls, samples,
 * the gateway's handlers and the checks of the contract pack are derived from it, or do not compile if an entry is
 * missing.
 */
export const areas = {
  auth: defineArea('Login and registration', auth),
  member: defineArea('The member', member),
  security: defineArea('Security', security),
  saferPlay: defineArea('Safer play', saferPlay),
  wallet: defineArea('Wallets', wallet),
  deposit: defineArea('Deposits', deposit),
  withdraw: defineArea('Withdrawals and bank cards', withdraw),
  promotions: defineArea('Promotions, cashback and invited friends', promotions),
  records: defineArea('Betting record', records),
  games: defineArea('Games', games),
  winners: defineArea('Winners', winners),
  liveModels: defineArea('Live models', liveModels),
  lottery: defineArea('Lotteries', lottery),
  announcements: defineArea('Announcements', announcements),
  messages: defineArea('Inbox and chat', messages),
  help: defineArea('Help', help),
  service: defineArea('Customer service and downloads', service),
  feedback: defineArea('Feedback', feedback),
  agent: defineArea('Agents', agent),
  site: defineArea('The site', site),
};

export type AreaName = keyof typeof areas;
