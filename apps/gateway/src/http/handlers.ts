import type { AreaName } from '@livery/api/contract';
import * as agent from '../agent/handlers.ts';
import * as announcements from '../announcements/handlers.ts';
import * as auth from '../auth/handlers.ts';
import * as deposit from '../deposit/handlers.ts';
import * as feedback from '../feedback/handlers.ts';
import * as games from '../games/handlers.ts';
import * as help from '../help/handlers.ts';
import * as liveModels from '../live-models/handlers.ts';
import * as lottery from '../lottery/handlers.ts';
import * as member from '../member/handlers.ts';
import * as messages from '../messages/handlers.ts';
import * as promotions from '../promotions/handlers.ts';
import * as records from '../records/handlers.ts';
import * as saferPlay from '../saferPlay/handlers.ts';
import * as security from '../security/handlers.ts';
import * as service from '../service/handlers.ts';
import * as site from '../site/handlers.ts';
import * as wallet from '../wallet/handlers.ts';
import * as winners from '../winners/handlers.ts';
import * as withdraw from '../withdraw/handlers.ts';
import type { CallHandlers, HandlersOf } from './callContext.ts';

/** The handlers of every area of the contract. If an area or handler is missing, the type check fails. */
const byArea: { readonly [Area in AreaName]: HandlersOf<Area> } = {
  agent,
  announcements,
  auth,
  deposit,
  feedback,
  games,
  help,
  liveModels,
  lottery,
  member,
  messages,
  promotions,
  records,
  saferPlay,
  security,
  service,
  site,
  wallet,
  winners,
  withdraw,
};

/** The handler of each call, by its name. */
export const handlers = Object.assign({}, ...Object.values(byArea)) as CallHandlers;
