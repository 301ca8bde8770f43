import { gatewayPages } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getDividend } from '../contract/agent/getDividend.ts';
import { getRebates } from '../contract/agent/getRebates.ts';
import { getSalary } from '../contract/agent/getSalary.ts';

/** A page of statements, newest month first. The three calls have the same reply. */
export type Statements = CallValue<typeof getRebates>;

/** The amount that an agent receives for a month, and its parts. Amounts are decimal strings. */
export type Statement = Statements['content'][number];

interface StatementsFilter {
  /** Language of the item labels. */
  language: string;
}

const options = {
  query: (filter: StatementsFilter, pageNo: number) => ({ ...filter, pageNo }),
  transform: (page: Statements): Statements => page,
};

export const getStatementsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getRebates: gatewayPages(build, getRebates)(options),
    getSalary: gatewayPages(build, getSalary)(options),
    getDividend: gatewayPages(build, getDividend)(options),
  }),
});

export const { useGetRebatesInfiniteQuery, useGetSalaryInfiniteQuery, useGetDividendInfiniteQuery } = getStatementsApi;
