import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { days } from '../values/day.ts';
import { optionalLanguage } from '../values/language.ts';
import { pageNo, pageOf, pageSize } from '../values/paging.ts';
import { shortText } from '../values/shortText.ts';
import { betStatus, orderValue } from './order.ts';
import { order } from './sampleParts.ts';

export const getOrders = defineCall({
  name: 'getOrders',
  method: 'GET',
  path: '/lgw/orders',
  access: 'signedIn',
  query: v.strictObject({
    gameCode: v.optional(shortText),
    status: v.optional(betStatus),
    ...days,
    language: optionalLanguage,
    pageNo,
    pageSize: pageSize(20),
  }),
  value: pageOf(orderValue),
});

export const summary = "Lists a player's orders by page, the newest first.";

export const sample: CallValue<typeof getOrders> = { content: [order], pageNum: 1, totalPages: 1 };
