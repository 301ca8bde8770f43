import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { optionalLanguage } from '../values/language.ts';
import { moment } from '../values/moment.ts';
import { pageNo, pageOf, pageSize } from '../values/paging.ts';
import { shortText } from '../values/shortText.ts';
import { drawnNumbers, openDraw } from './draw.ts';
import { current, drawn, serverTime } from './sampleParts.ts';

export const getDraws = defineCall({
  name: 'getDraws',
  method: 'GET',
  path: '/lgw/draws',
  access: 'anyone',
  query: v.strictObject({ gameCode: shortText, language: optionalLanguage, pageNo, pageSize: pageSize(20) }),
  value: v.object({
    gameCode: v.string(),
    gameName: v.string(),
    serverTime: moment,
    /** The draw that takes bets now. */
    current: v.optional(openDraw),
    /** A closed draw without numbers yet. */
    closed: v.optional(openDraw),
    /** Past draws, newest first. */
    ...pageOf(
      v.object({
        ...drawnNumbers,
        status: v.picklist(['DRAWN', 'SETTLED']),
        commitment: v.string(),
        /** The seed of the draw, in hex. Its SHA-256 is the commitment. */
        seed: v.string(),
      }),
    ).entries,
    /** How to derive a draw's numbers from its seed. English, for developers. */
    verification: v.string(),
  }),
  failures: ['NOT_FOUND'],
});

export const summary =
  "Lists a lottery's draws by page: the draw that accepts bets now with its commitment, and past draws with their seed.";

export const sample: CallValue<typeof getDraws> = {
  gameCode: 'SEA_1',
  gameName: 'South Sea 1 min',
  serverTime,
  current,
  pageNum: 1,
  totalPages: 1,
  verification: 'HMAC-SHA256 under the seed.',
  content: [{ ...drawn, status: 'SETTLED', commitment: current.commitment, seed: '0'.repeat(64) }],
};
