import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { answerContract, dividendTermsOf, offerOf, payStepsOf, readContract, stateOf } from './contracts.ts';

type Found = Awaited<ReturnType<typeof readContract>>;
type Context = Pick<ContextOf<'getSalaryContract'>, 'merchant'>;

// The three kinds of contract differ in the name of the field that holds the state, and in their terms.

export async function getSalaryContract(
  context: ContextOf<'getSalaryContract'>,
): Promise<ValueOf<'getSalaryContract'>> {
  return salaryValue(await readContract(context, 'SALARY'), context);
}

export async function answerSalaryContract(
  context: ContextOf<'answerSalaryContract'>,
): Promise<ValueOf<'answerSalaryContract'>> {
  const { contractId, dailysalreqtype } = context.body;
  return salaryValue(await answerContract(context, 'SALARY', { contractId, state: dailysalreqtype }), context);
}

export async function getDividendContract(
  context: ContextOf<'getDividendContract'>,
): Promise<ValueOf<'getDividendContract'>> {
  return dividendValue(await readContract(context, 'DIVIDEND'), context);
}

export async function answerDividendContract(
  context: ContextOf<'answerDividendContract'>,
): Promise<ValueOf<'answerDividendContract'>> {
  const { contractId, divtypecompperiodreq } = context.body;
  return dividendValue(await answerContract(context, 'DIVIDEND', { contractId, state: divtypecompperiodreq }), context);
}

export async function getHourContract(context: ContextOf<'getHourContract'>): Promise<ValueOf<'getHourContract'>> {
  return hourValue(await readContract(context, 'HOUR'), context);
}

export async function answerHourContract(
  context: ContextOf<'answerHourContract'>,
): Promise<ValueOf<'answerHourContract'>> {
  const { contractId, contracthoursalreq } = context.body;
  return hourValue(await answerContract(context, 'HOUR', { contractId, state: contracthoursalreq }), context);
}

const paid = (found: Found, { merchant }: Context) =>
  found === undefined ? {} : { contract: { ...offerOf(found), steps: payStepsOf(found.terms, merchant) } };

const salaryValue = (found: Found, context: Context) => ({ dailysalreqtype: stateOf(found), ...paid(found, context) });
const hourValue = (found: Found, context: Context) => ({ contracthoursalreq: stateOf(found), ...paid(found, context) });
const dividendValue = (found: Found, { merchant }: Context) => ({
  divtypecompperiodreq: stateOf(found),
  ...(found !== undefined && { contract: { ...offerOf(found), ...dividendTermsOf(found.terms, merchant) } }),
});
