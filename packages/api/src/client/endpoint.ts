import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import { needsSession } from '../contract/call.ts';
import type { Call, CallBody, CallQuery, CallValue } from '../contract/call.ts';
import type { GatewayBaseQuery, GatewayMeta, RequestSource } from './baseQuery.ts';
import { contextOf } from './context.ts';
import type { GatewayContext } from './context.ts';
import { readCachedReply, cacheOwnerOf } from './cachedReplies.ts';
import { gatewayApi } from './gatewayApi.ts';
import type { GatewayTag } from './gatewayApi.ts';
import type { GatewayRequest } from './gatewayRequest.ts';

type Builder = EndpointBuilder<GatewayBaseQuery, GatewayTag, 'gateway'>;

interface RequestOptions<C extends Call, Arg> {
  /** Query parameters, checked against the contract by the compiler. */
  query?: (arg: Arg, context: GatewayContext) => CallQuery<C>;
  body?: (arg: Arg, context: GatewayContext) => CallBody<C>;
  /** Key under which the gateway carries this out once. */
  idempotencyKey?: (arg: Arg) => string | undefined;
}

interface TransformOption<C extends Call, Result> {
  /** Wire to domain. The value was checked against the call's schema. Must not throw. */
  transform?: (value: CallValue<C>, context: GatewayContext) => Result;
}

interface CacheOptions {
  /** Tags of the cached result, besides `Member` for calls that need a session. */
  tags?: readonly GatewayTag[];
}

// The three helpers take the call first and the options in a second step: only so does the compiler know the call's
// shapes, and hold literals such as 'html5' against them, while it reads the options.
// NoInfer: or createApi, which takes any argument and any result, would be what an endpoint without its own learns them from.

/** A query endpoint for one call of the contract. Retries, validation and headers come with it. */
export function gatewayQuery<C extends Call>(build: Builder, call: C) {
  return <Arg = void, Result = CallValue<C>>(
    options: Omit<RequestOptions<C, Arg>, 'idempotencyKey'> & TransformOption<C, Result> & CacheOptions = {},
  ) =>
    build.query<NoInfer<Result>, NoInfer<Arg>, unknown>({
      query: createRequest(call, options),
      transformResponse: createTransform(options),
      providesTags: tagsOf(call, options),
      // The cached reply shows at once, while the new one is on its way. The endpoint has the call's name.
      onCacheEntryAdded: (arg, { dispatch, extra, getState, getCacheEntry }) => {
        // Data that came with the page is newer.
        if (getCacheEntry().data !== undefined) return;
        const context = contextOf(extra);
        const cached =
          call.cachedAs &&
          readCachedReply(call, cacheOwnerOf(context, createRequest<C, Arg>(call, options)(arg)(context), getState()));
        if (cached === undefined) return;
        const value = createTransform<C, Result>(options)(cached, { context });
        dispatch(
          gatewayApi.util.patchQueryData(call.name as never, arg as never, [{ op: 'replace', path: [], value }], true),
        );
      },
    });
}

/** A query endpoint that comes in pages, numbered from 1 and appended. */
export function gatewayPages<C extends Call>(build: Builder, call: C) {
  return <Arg, Result extends { totalPages: number }>(
    options: CacheOptions & {
      query: (arg: Arg, pageNo: number, context: GatewayContext) => CallQuery<C>;
      transform: (value: CallValue<C>, context: GatewayContext) => Result;
    },
  ) =>
    build.infiniteQuery<Result, Arg, number, unknown>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        // Counted here, not taken from the reply: a gateway that always says page 1 must not make an endless list.
        getNextPageParam: (last, _pages, pageNo) => (pageNo < last.totalPages ? pageNo + 1 : undefined),
      },
      query:
        ({ queryArg, pageParam }): RequestSource =>
        (context) => ({ call, query: options.query(queryArg, pageParam, context) as GatewayRequest['query'] }),
      transformResponse: createTransform<C, Result>(options),
      providesTags: tagsOf(call, options),
    });
}

/** A mutation endpoint for one call of the contract. It never retries by itself. */
export function gatewayMutation<C extends Call>(build: Builder, call: C) {
  return <Arg = void, Result = CallValue<C>>(options: RequestOptions<C, Arg> & TransformOption<C, Result> = {}) =>
    build.mutation<NoInfer<Result>, NoInfer<Arg>, unknown>({
      query: createRequest(call, options),
      transformResponse: createTransform(options),
    });
}

function createRequest<C extends Call, Arg>(call: C, { query, body, idempotencyKey }: RequestOptions<C, Arg>) {
  return (arg: Arg) =>
    (context: GatewayContext): GatewayRequest => ({
      call,
      // The contract's queries are flat: texts and numbers.
      query: query?.(arg, context) as GatewayRequest['query'],
      body: body?.(arg, context),
      idempotencyKey: idempotencyKey?.(arg),
    });
}

/** The base query has checked the value: from here on it has the call's type. */
function createTransform<C extends Call, Result>({ transform }: TransformOption<C, Result>) {
  return (value: unknown, meta: GatewayMeta | undefined): Result =>
    // The base query gives its context along with every answer.
    transform ? transform(value as CallValue<C>, meta!.context) : (value as Result);
}

function tagsOf(call: Call, { tags = [] }: CacheOptions): GatewayTag[] {
  return needsSession(call) ? [...tags, 'Member'] : [...tags];
}
