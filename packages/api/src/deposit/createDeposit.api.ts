import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody, CallValue } from '../contract/call.ts';
import { depositAlipay } from '../contract/deposit/depositAlipay.ts';
import { depositGateway } from '../contract/deposit/depositGateway.ts';
import { depositManual } from '../contract/deposit/depositManual.ts';
import type { DepositMethod } from '../contract/deposit/depositMethods.ts';
import { depositQq } from '../contract/deposit/depositQq.ts';
import { depositWechat } from '../contract/deposit/depositWechat.ts';

export type { DepositMethod } from '../contract/deposit/depositMethods.ts';

/** A deposit as the gateway created it: it waits to be paid. Amount and fee are decimal strings. */
export type CreatedDeposit = CallValue<typeof depositManual>;

/** What `fields` of a method may ask for beside the amount. */
export type DepositDetails = Pick<CallBody<typeof depositManual>, 'bankCode' | 'depositorName' | 'reference'>;

export interface CreateDepositRequest extends Partial<DepositDetails> {
  /** Decimal string. */
  amount: string;
  /** A promotion that is taken along. */
  promoId?: string | undefined;
  /** Not part of the body: one for each intent of the player, sent again with every try. */
  idempotencyKey: string;
}

type Builder = Parameters<Parameters<typeof gatewayApi.injectEndpoints>[0]['endpoints']>[0];
/** Those by a code are one type: they take the same and give the same. */
type Creating = typeof depositManual | typeof depositGateway | typeof depositAlipay;

/** The five take the same, less what a method does not ask for; which that is the gateway checks. */
function creating(build: Builder, call: Creating) {
  return {
    ...gatewayMutation(
      build,
      call,
    )<CreateDepositRequest, CreatedDeposit>({
      body: ({ idempotencyKey: _, ...body }) => body,
      idempotencyKey: (request) => request.idempotencyKey,
    }),
    // After silence too: it may have happened. Deposits are listed under the same tag.
    invalidatesTags: ['Wallet' as const],
  };
}

export const createDepositApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    depositManual: creating(build, depositManual),
    depositGateway: creating(build, depositGateway),
    depositAlipay: creating(build, depositAlipay),
    depositWechat: creating(build, depositWechat),
    depositQq: creating(build, depositQq),
  }),
});

/** The call that creates a deposit by a method, as the contract names it. */
export const createCalls = {
  manual: 'depositManual',
  gateway: 'depositGateway',
  alipay: 'depositAlipay',
  wechat: 'depositWechat',
  qq: 'depositQq',
} as const satisfies Readonly<Record<DepositMethod, keyof typeof createDepositApi.endpoints>>;
