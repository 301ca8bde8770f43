import { type PassedReply, startProxy } from './startProxy.ts';

export type { PassedReply } from './startProxy.ts';

export interface Alteration {
  /** Path of the call whose traffic is altered. */
  path: string;
  /** A function that is called with each request. It may change the headers. */
  request?: (headers: Record<string, string>, body: string) => void;
  /** Returns the altered reply. Undefined closes the connection. */
  reply?: (reply: PassedReply) => PassedReply | undefined;
}

/** Starts a proxy that alters the requests or replies of one call, like mistakes in another team's gateway. */
export function startAlteringProxy(
  gateway: string,
  { path, request: alter = () => {}, reply = (same) => same }: Alteration,
): ReturnType<typeof startProxy> {
  return startProxy(gateway, async (request, forward) => {
    if (request.url.split('?')[0] !== path) return forward(request);
    alter(request.headers, Buffer.from(request.body ?? []).toString());
    return reply(await forward(request));
  });
}
