import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { backPath } from '../values/backPath.ts';
import { language } from '../values/language.ts';
import { shortText } from '../values/shortText.ts';
import { playFailures } from '../saferPlay/playFailures.ts';
import { prizeMode } from '../lottery/prizeMode.ts';
import { gameType } from './gameTypes.ts';

export const launchGame = defineCall({
  name: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  access: 'signedIn',
  query: v.strictObject({
    gameCategory: gameType,
    vassalage: shortText,
    /** Either gameId or roomId identifies the game. */
    gameId: v.optional(shortText),
    roomId: v.optional(shortText),
    /** `lobby` opens the lobby of a lottery's vendor. */
    gameCode: v.optional(v.literal('lobby')),
    /** Payout mode of a lottery. */
    prizeMode: v.optional(prizeMode),
    nodeId: shortText,
    supportPlay: shortText,
    platform: v.literal('html5'),
    language,
    /** Target of the game's back link: a path on the merchant's own host. */
    backUrl: v.optional(backPath),
  }),
  /** Address to open. Contains a one-time ticket, never the session's token. */
  value: v.object({ url: v.pipe(v.string(), v.regex(/^(https?:\/\/|\/(?![/\\]))/i, 'a web address or a path')) }),
  failures: ['NOT_FOUND', 'GAME_UNAVAILABLE', 'VENDOR_MAINTENANCE', 'TRIAL_NOT_ALLOWED', ...playFailures],
});

export const summary =
  "Returns the address that opens a game. It contains a one-time ticket. Trial accounts can open games that accept FREE money, and lotteries. A game that is shown in a frame must be on one of the `gameHosts`; the frame's messages are in docs/gateway.md.";

export const sample: CallValue<typeof launchGame> = { url: 'http://gateway.test/play/ticket-1' };
