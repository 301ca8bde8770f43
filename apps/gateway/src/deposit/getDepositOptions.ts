import type { DepositMethod } from '@livery/api/contract';
import { and, asc, eq } from 'drizzle-orm';
import { depositMethods } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { localised } from '../http/localised.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { toPercent } from '../wallet/share.ts';

type Field = ValueOf<'getDepositOptions'>['methods'][number]['fields'][number];

/** Fields that each method needs in addition to the amount. */
const fields: Readonly<Record<DepositMethod, Field[]>> = {
  manual: ['bankCode', 'depositorName', 'reference'],
  gateway: [],
  alipay: [],
  wechat: [],
  qq: [],
};

export async function getDepositOptions(
  context: ContextOf<'getDepositOptions'>,
): Promise<ValueOf<'getDepositOptions'>> {
  const { db, merchant } = context;
  const exponent = exponentOf(merchant);
  const rows = await db
    .select()
    .from(depositMethods)
    .where(and(eq(depositMethods.merchantCode, merchant.code), eq(depositMethods.isOpen, true)))
    .orderBy(asc(depositMethods.rank));
  return {
    methods: rows.map(({ method, name, minAmount, maxAmount, quickAmounts, feeBasisPoints }) => ({
      method,
      name: localised(name, context),
      minAmount: toDecimal(minAmount, exponent),
      maxAmount: toDecimal(maxAmount, exponent),
      quickAmounts: quickAmounts.map((amount) => toDecimal(amount, exponent)),
      feePercent: toPercent(feeBasisPoints),
      fields: fields[method],
    })),
  };
}
