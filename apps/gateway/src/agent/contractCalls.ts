import type { ContextOf, ValueOf } from '../http/callContext.ts';
import {
  answerContract,
  dividendTermsOf,
  earlierOf,
  offerOf,
  payStepsOf,
  readContracts,
  stateOf,
} from './contracts.ts';

type Found = Awaited<ReturnType<typeof readContracts>>;
type Context = Pick<ContextOf<'getSalaryContract'>, 'merchant'>;

// The three kinds of contract differ only in the name of the state field and in their terms.

export async function getSalaryContract(
  context: ContextOf<'getSalaryContract'>,
): Promise<ValueOf<'getSalaryContract'>> {
  return salaryValue(await readContracts(context, 'SALARY'), context);
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
  return dividendValue(await readContracts(context, 'DIVIDEND'), context);
}

export async function answerDividendContract(
  context: ContextOf<'answerDividendContract'>,
): Promise<ValueOf<'answerDividendContract'>> {
  const { contractId, divtypecompperiodreq } = context.body;
  return dividendValue(await answerContract(context, 'DIVIDEND', { contractId, state: divtypecompperiodreq }), context);
}

export async function getHourContract(context: ContextOf<'getHourContract'>): Promise<ValueOf<'getHourContract'>> {
  return hourValue(await readContracts(context, 'HOUR'), context);
}

export async function answerHourContract(
  context: ContextOf<'answerHourContract'>,
): Promise<ValueOf<'answerHourContract'>> {
  const { contractId, contracthoursalreq } = context.body;
  return hourValue(await answerContract(context, 'HOUR', { contractId, state: contracthoursalreq }), context);
}

const paid = ([newest, ...earlier]: Found, { merchant }: Context) => ({
  ...(newest && { contract: { ...offerOf(newest), steps: payStepsOf(newest.terms, merchant) } }),
  earlier: earlierOf(earlier),
});

const salaryValue = (found: Found, context: Context) => ({
  dailysalreqtype: stateOf(found[0]),
  ...paid(found, context),
});
const hourValue = (found: Found, context: Context) => ({
  contracthoursalreq: stateOf(found[0]),
  ...paid(found, context),
});
const dividendValue = ([newest, ...earlier]: Found, { merchant }: Context) => ({
  divtypecompperiodreq: stateOf(newest),
  ...(newest && { contract: { ...offerOf(newest), ...dividendTermsOf(newest.terms, merchant) } }),
  earlier: earlierOf(earlier),
});
