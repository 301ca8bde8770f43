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

/** A pending deposit that was just created. Amount and fee are decimal strings. */
export type CreatedDeposit = CallValue<typeof depositManual>;

/** Additional fields that `fields` of a method can require. */
export type DepositDetails = Pick<CallBody<typeof depositManual>, 'bankCode' | 'depositorName' | 'reference'>;

export interface CreateDepositRequest extends Partial<DepositDetails> {
  /** Amount as a decimal string. */
  amount: string;
  /** A promotion to use with the deposit. */
  promoId?: string | undefined;
  /** Not part of the body. One key for each intent of the player, the same in every attempt. */
  idempotencyKey: string;
}

type Builder = Parameters<Parameters<typeof gatewayApi.injectEndpoints>[0]['endpoints']>[0];
/**
 * A call that creates a deposit. The three calls for QR codes have the same type, because their requests and replies
 * are equal.
 */
type Creating = typeof depositManual | typeof depositGateway | typeof depositAlipay;

/**
 * Creates the endpoint of one of the five methods. The request omits fields that the method does not require. The
 * gateway checks that the required fields are present.
 */
function creating(build: Builder, call: Creating) {
  return {
    ...gatewayMutation(
      build,
      call,
    )<CreateDepositRequest, CreatedDeposit>({
      body: ({ idempotencyKey: _, ...body }) => body,
      idempotencyKey: (request) => request.idempotencyKey,
    }),
    // Invalidate even if the reply is lost, because the call may have succeeded. The deposit list has the same tag.
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

/** The contract's call that creates a deposit, by method. */
export const createCalls = {
  manual: 'depositManual',
  gateway: 'depositGateway',
  alipay: 'depositAlipay',
  wechat: 'depositWechat',
  qq: 'depositQq',
} as const satisfies Readonly<Record<DepositMethod, keyof typeof createDepositApi.endpoints>>;
