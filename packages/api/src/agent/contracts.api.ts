import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import type { ContractState } from '../contract/agent/contracts.ts';
import { getDividendContract } from '../contract/agent/getDividendContract.ts';
import { getHourContract } from '../contract/agent/getHourContract.ts';
import { getSalaryContract } from '../contract/agent/getSalaryContract.ts';

/** An amount for turnover, or a share of the net win, from an amount of it on. Amounts are decimal strings, shares per cent. */
export type ContractTerms =
  | { of: 'turnover'; steps: readonly { from: string; pay: string }[] }
  | { of: 'netWin'; period: 'HALF_MONTH' | 'MONTH'; steps: readonly { from: string; rate: string }[] };

/** The newest offer of a kind. Moments as the gateway says them. */
export interface ContractOffer {
  id: string;
  /** Who offers it: the upline's account, or the merchant's name. */
  offeredBy: string;
  offeredAt: string;
  /** Missing where it waits for as long as it takes. */
  validUntil?: string | undefined;
  /** Missing until it is answered. */
  answeredAt?: string | undefined;
  terms: ContractTerms;
}

/** An offer before the newest. */
export type EarlierOffer = NonNullable<CallValue<typeof getSalaryContract>['earlier']>[number];

/** Where a contract of one kind stands: nothing offered, an offer that waits, the answer that was given, or too late for one. */
export interface AgentContract {
  state: ContractState;
  offer?: ContractOffer;
  /** Newest first. */
  earlier: readonly EarlierOffer[];
}

/** The value of one of the calls, its fields renamed. */
interface Named<Offer> {
  state: ContractState;
  contract?: Offer | undefined;
  earlier?: readonly EarlierOffer[] | undefined;
}

type Offered = Omit<ContractOffer, 'terms'>;

function toContract<Offer extends Offered>(
  { state, contract, earlier = [] }: Named<Offer>,
  termsOf: (offer: Offer) => ContractTerms,
): AgentContract {
  if (contract === undefined) return { state, earlier };
  const { id, offeredBy, offeredAt, validUntil, answeredAt } = contract;
  return { state, earlier, offer: { id, offeredBy, offeredAt, validUntil, answeredAt, terms: termsOf(contract) } };
}

type Paid = { steps: readonly { turnover: string; pay: string }[] };
const paidTerms = ({ steps }: Paid): ContractTerms => ({
  of: 'turnover',
  steps: steps.map(({ turnover, pay }) => ({ from: turnover, pay })),
});

/** A contract on daily salary, as its calls give it. */
export const toSalaryContract = ({ dailysalreqtype: state, ...rest }: CallValue<typeof getSalaryContract>) =>
  toContract({ state, ...rest }, paidTerms);

/** A contract on dividends, likewise. */
export const toDividendContract = ({ divtypecompperiodreq: state, ...rest }: CallValue<typeof getDividendContract>) =>
  toContract({ state, ...rest }, ({ period, steps }) => ({
    of: 'netWin',
    period,
    steps: steps.map(({ netWin, rate }) => ({ from: netWin, rate })),
  }));

/** A contract on hourly salary, likewise. */
export const toHourContract = ({ contracthoursalreq: state, ...rest }: CallValue<typeof getHourContract>) =>
  toContract({ state, ...rest }, paidTerms);

export const contractsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getSalaryContract: gatewayQuery(build, getSalaryContract)({ transform: toSalaryContract, tags: ['Contracts'] }),
    getDividendContract: gatewayQuery(
      build,
      getDividendContract,
    )({ transform: toDividendContract, tags: ['Contracts'] }),
    getHourContract: gatewayQuery(build, getHourContract)({ transform: toHourContract, tags: ['Contracts'] }),
  }),
});

export const { useGetSalaryContractQuery, useGetDividendContractQuery, useGetHourContractQuery } = contractsApi;
