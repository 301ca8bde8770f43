import type { PublicMerchant } from '@livery/merchant';

/**
 * What requests are made from. Goes into the store once: `middleware: (getDefault) => getDefault({ thunk: {
 * extraArgument: context } })`.
 */
export interface GatewayContext {
  /** Public, as the page carries it. Of it, requests need the code and the gateway. */
  readonly merchant: Pick<PublicMerchant, 'code' | 'gateway'>;
  /** The gateway's code of the current language, such as EN. */
  readonly getLanguage: () => string;
  /** Milliseconds. Left out: 15 s until a request is given up, 400 ms before the first retry. */
  readonly timing?: { readonly timeoutMs?: number; readonly retryMs?: number };
  /** How requests go out. Left out: the browser's own way. */
  readonly fetch?: typeof fetch;
}

/** The context out of a thunk's `extra`. */
export function contextOf(extra: unknown): GatewayContext {
  if (!isContext(extra)) {
    throw new Error('The store has no gateway context: give it as extraArgument, as the README of @livery/api does.');
  }
  return extra;
}

function isContext(extra: unknown): extra is GatewayContext {
  return typeof extra === 'object' && extra !== null && 'merchant' in extra && 'getLanguage' in extra;
}
