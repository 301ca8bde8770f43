import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { backPath } from '../values/backPath.ts';
import { language } from '../values/language.ts';
import { shortText } from '../values/shortText.ts';
import { gameType } from './gameTypes.ts';

export const launchGame = defineCall({
  name: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  access: 'signedIn',
  query: v.strictObject({
    gameCategory: gameType,
    vassalage: shortText,
    /** One of gameId and roomId names the game. */
    gameId: v.optional(shortText),
    roomId: v.optional(shortText),
    nodeId: shortText,
    supportPlay: shortText,
    platform: v.literal('html5'),
    language,
    /** Address the game's way out leads back to: a path on the merchant's own host. */
    backUrl: v.optional(backPath),
  }),
  /** Address to open. Carries a one-time ticket, never the session's token. */
  value: v.object({ url: v.pipe(v.string(), v.regex(/^(https?:\/\/|\/(?![/\\]))/i, 'a web address or a path')) }),
  failures: ['NOT_FOUND', 'GAME_UNAVAILABLE', 'TRIAL_NOT_ALLOWED'],
});

export const summary =
  'Answers with the address that opens a game. It carries a one-time ticket. Trial accounts open games that take FREE money, and lotteries.';

export const sample: CallValue<typeof launchGame> = { url: 'http://gateway.test/play/ticket-1' };
