import { type CallName, calls } from '@livery/api/contract';
import type { Replies } from './sampleReplies.ts';

const callNames = new Map(
  (Object.keys(calls) as CallName[]).map((name) => [`${calls[name].method} ${calls[name].path}`, name]),
);

/**
 * Creates a gateway without a network. It replies to each call of the contract with the given value, and to nothing
 * else.
 */
export const sampleGateway =
  (replies: Replies): typeof fetch =>
  (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, document.baseURI);
    const name = callNames.get(`${init?.method ?? 'GET'} ${pathname}`);
    return name === undefined
      ? Promise.reject(new TypeError(`${pathname} is not a call of the contract`))
      : Promise.resolve(Response.json({ success: true, value: replies[name] }));
  };
