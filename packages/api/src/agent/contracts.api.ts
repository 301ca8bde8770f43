import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import type { ContractState } from '../contract/agent/contracts.ts';
import type { UnknownWord } from '../contract/values/openPicklist.ts';
import { getDividendContract } from '../contract/agent/getDividendContract.ts';
import { getHourContract } from '../contract/agent/getHourContract.ts';
import { getSalaryContract } from '../contract/agent/getSalaryContract.ts';

/**
 * Pay from a minimum turnover on, or a share of the net win from a minimum net win on. Amounts are decimal strings.
 * Shares are in per cent.
 */
export type ContractTerms =
  | { of: 'turnover'; steps: readonly { from: string; pay: string }[] }
  | { of: 'netWin'; period: 'HALF_MONTH' | 'MONTH'; steps: readonly { from: string; rate: string }[] };

/** The newest offer of a kind. Moments have the format of the gateway. */
export interface ContractOffer {
  id: string;
  /** The account name of the upline, or the name of the merchant. */
  offeredBy: string;
  offeredAt: string;
  /** Missing if the offer does not expire. */
  validUntil?: string | undefined;
  /** Missing until the agent answers the offer. */
  answeredAt?: string | undefined;
  terms: ContractTerms;
}

/** An offer that a newer offer replaced. */
export type EarlierOffer = NonNullable<CallValue<typeof getSalaryContract>['earlier']>[number];

/** A contract of one kind. `state`: no offer yet, an open offer, an answered offer or an expired offer. */
export interface AgentContract {
  state: ContractState | UnknownWord;
  offer?: ContractOffer;
  /** Earlier offers, newest first. */
  earlier: readonly EarlierOffer[];
}

/** The value of one of the three contract calls, with its fields renamed. */
interface Named<Offer> {
  state: ContractState | UnknownWord;
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

/** Converts the value of the calls for daily salary. */
export const toSalaryContract = ({ dailysalreqtype: state, ...rest }: CallValue<typeof getSalaryContract>) =>
  toContract({ state, ...rest }, paidTerms);

/** Converts the value of the calls for dividends. */
export const toDividendContract = ({ divtypecompperiodreq: state, ...rest }: CallValue<typeof getDividendContract>) =>
  toContract({ state, ...rest }, ({ period, steps }) => ({
    of: 'netWin',
    period,
    steps: steps.map(({ netWin, rate }) => ({ from: netWin, rate })),
  }));

/** Converts the value of the calls for hourly salary. */
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
