import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { optionalLanguage } from '../values/language.ts';
import { rowId } from '../values/rowId.ts';
import { orderDetail } from './order.ts';
import { detail } from './sampleParts.ts';

export const getOrder = defineCall({
  name: 'getOrder',
  method: 'GET',
  path: '/lgw/orders/detail',
  access: 'signedIn',
  query: v.strictObject({ orderId: rowId, language: optionalLanguage }),
  completeLists: ['suborders', 'numbers', 'prizes', 'picks'],
  value: orderDetail,
  failures: ['NOT_FOUND'],
});

export const summary = 'Returns one order with its suborders, and its numbers after they are drawn.';

export const sample: CallValue<typeof getOrder> = detail;
