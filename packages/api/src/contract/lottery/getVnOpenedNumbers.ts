import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { optionalLanguage } from '../values/language.ts';
import { pageNo, pageOf, pageSize } from '../values/paging.ts';
import { shortText } from '../values/shortText.ts';
import { drawnNumbers } from './draw.ts';
import { lotteryRegion } from './lotteryValue.ts';
import { drawn } from './sampleParts.ts';

export const getVnOpenedNumbers = defineCall({
  name: 'getVnOpenedNumbers',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  access: 'anyone',
  query: v.strictObject({
    gameCode: v.optional(shortText),
    region: v.optional(lotteryRegion),
    language: optionalLanguage,
    pageNo,
    pageSize: pageSize(10),
  }),
  value: pageOf(v.object({ gameCode: v.string(), gameName: v.string(), region: lotteryRegion, ...drawnNumbers })),
});

export const summary = 'Lists past Vietnamese draws by page, with every prize, the newest first.';

const prizes = [{ prize: 'SPECIAL', numbers: ['44952'] }];

export const sample: CallValue<typeof getVnOpenedNumbers> = {
  content: [{ gameCode: 'VN_1', gameName: 'Vietnam North', region: 'NORTH', ...drawn, prizes }],
  pageNum: 1,
  totalPages: 1,
};
