import { adaptRequest } from '@livery/api/client-tools';
import type { Call } from '@livery/api/contract';
import type { Dialect, Merchant } from '@livery/merchant';
import type { Sent } from './sent.ts';

/** A header that a dialect can omit. */
type OptionalHeader = Dialect['omitHeaders'][number];

/** Whether this merchant's clients send a header. */
export const sendsHeader = ({ gateway: { dialect } }: Merchant, header: OptionalHeader): boolean =>
  dialect?.omitHeaders.includes(header) !== true;

/** Why idempotency is not checked for a merchant. */
export const withoutKeys = 'its dialect omits Idempotency-Key, so the gateway cannot recognise a repeated request';

/** The call as this merchant's clients make it: a dialect can change its encryption and the position of its module id. */
export const callInDialect = (call: Call, merchant: Merchant): Call => requestInDialect(call, {}, merchant).call;

/**
 * A request with its fields at the positions that the merchant's gateway expects. A body that is given as text or as
 * bytes is unchanged.
 */
export function requestInDialect(named: Call, given: Sent, merchant: Merchant): { call: Call; sent: Sent } {
  const { dialect } = merchant.gateway;
  if (dialect === undefined) return { call: named, sent: given };
  const { call, query, body } = adaptRequest(
    { call: named, query: given.query, body: given.body ?? {} },
    dialect,
    given.token || undefined,
  );
  const hasBody = given.body !== undefined || Object.keys(body as object).length > 0;
  const isBodyAsGiven = given.text !== undefined || given.raw !== undefined || !hasBody;
  return {
    call,
    sent: {
      ...given,
      ...(query && { query }),
      ...(!isBodyAsGiven && { body: body as object }),
      ...(!sendsHeader(merchant, 'Idempotency-Key') && { key: null }),
    },
  };
}
