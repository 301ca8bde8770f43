import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { optionalLanguage } from '../values/language.ts';
import { pageNo, pageOf, pageSize } from '../values/paging.ts';
import { shortText } from '../values/shortText.ts';
import { chaseValue } from './chase.ts';
import { chase } from './sampleParts.ts';

export const getChases = defineCall({
  name: 'getChases',
  method: 'GET',
  path: '/lgw/chases',
  access: 'signedIn',
  query: v.strictObject({
    gameCode: v.optional(shortText),
    language: optionalLanguage,
    pageNo,
    pageSize: pageSize(20),
  }),
  value: pageOf(chaseValue),
});

export const summary = "Lists a player's chases by page, the newest first.";

export const sample: CallValue<typeof getChases> = { content: [chase], pageNum: 1, totalPages: 1 };
