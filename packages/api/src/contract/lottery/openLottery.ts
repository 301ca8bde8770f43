import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { session } from '../auth/sampleParts.ts';
import { sessionValue } from '../auth/sessionValue.ts';
import { prizeMode } from './prizeMode.ts';
import { lottery } from './sampleParts.ts';

export const openLottery = defineCall({
  name: 'openLottery',
  method: 'POST',
  path: '/lgw/open',
  access: 'anyone',
  body: v.strictObject({
    /** The parameter `token` of the frame's address, from `launchGame`. */
    ticket: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  }),
  value: v.object({
    /**
     * Session of the frame. It can only bet and read the data for betting. It ends with the session that launched the
     * lottery.
     */
    session: sessionValue,
    /** The launched lottery. */
    gameCode: v.string(),
    prizeMode,
    /**
     * Whether the vendor's lobby was launched. Then the frame offers all lotteries of the vendor, and the launched
     * lottery first.
     */
    isLobby: v.boolean(),
  }),
  isOneTime: true,
  failures: ['SESSION_INVALID'],
});

export const summary =
  'Opens the frame of a lottery: exchanges the one-time ticket of its address for a session that can only bet.';

export const sample: CallValue<typeof openLottery> = {
  session,
  gameCode: lottery.gameCode,
  prizeMode: 'Lott',
  isLobby: false,
};
