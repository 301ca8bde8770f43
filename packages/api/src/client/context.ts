import type { PublicMerchant } from '@livery/merchant';

/**
 * The data that requests are built from. Passed to the store at its creation: `middleware: (getDefault) => getDefault({
 * thunk: { extraArgument: context } })`.
 */
export interface GatewayContext {
  /** The public part of the merchant, as the page contains it. Requests need only the code and the gateway. */
  readonly merchant: Pick<PublicMerchant, 'code' | 'gateway'>;
  /** The gateway's code of the current language, for example EN. */
  readonly getLanguage: () => string;
  /** Milliseconds. Defaults: `timeoutMs` is 15,000 and `retryMs`, the pause before the first retry, is 400. */
  readonly timing?: { readonly timeoutMs?: number; readonly retryMs?: number };
  /** Sends the requests. Default: the `fetch` of the browser. */
  readonly fetch?: typeof fetch;
}

/** Returns the context from a thunk's `extra`. Throws if it is missing. */
export function contextOf(extra: unknown): GatewayContext {
  if (!isContext(extra)) {
    throw new Error('The store has no gateway context: pass it as extraArgument (see docs/client.md).');
  }
  return extra;
}

function isContext(extra: unknown): extra is GatewayContext {
  return typeof extra === 'object' && extra !== null && 'merchant' in extra && 'getLanguage' in extra;
}
