import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { money } from '../values/money.ts';
import { depositMethod } from './depositMethods.ts';

export const getDepositOptions = defineCall({
  name: 'getDepositOptions',
  method: 'GET',
  path: '/wps/deposit/options',
  access: 'member',
  value: v.object({
    methods: v.array(
      v.object({
        method: depositMethod,
        name: v.string(),
        minAmount: money,
        maxAmount: money,
        quickAmounts: v.array(money),
        /** In percent of the amount, for example "1.5". */
        feePercent: v.string(),
        /** Fields that the call of this method requires in addition to the amount. */
        fields: v.array(v.picklist(['bankCode', 'depositorName', 'reference'])),
      }),
    ),
  }),
});

export const summary =
  'Lists the available deposit methods, with their limits, quick amounts, fees and required fields.';

export const sample: CallValue<typeof getDepositOptions> = {
  methods: [
    {
      method: 'manual',
      name: 'Bank transfer',
      minAmount: '100.00',
      maxAmount: '50000.00',
      quickAmounts: ['500.00'],
      feePercent: '0',
      fields: ['bankCode', 'depositorName', 'reference'],
    },
  ],
};
