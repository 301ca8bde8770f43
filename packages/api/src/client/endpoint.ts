import type { UnknownAction } from '@reduxjs/toolkit';
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
  /** Creates the query parameters from the hook's argument. The compiler checks them against the contract. */
  query?: (arg: Arg, context: GatewayContext) => CallQuery<C>;
  /** Creates the body from the hook's argument. */
  body?: (arg: Arg, context: GatewayContext) => CallBody<C>;
  /**
   * Creates the key by which the gateway recognises a repeated request. The gateway executes only the first request,
   * and sends its reply to all.
   */
  idempotencyKey?: (arg: Arg) => string | undefined;
  /**
   * Milliseconds within which the complete reply must arrive. Only for calls that need more or less time than others.
   * Default: the timeout of every call.
   */
  timeoutMs?: number;
  /** The storage item for the reply. Default: the item of the contract (`cachedAs`). */
  storedIn?: GatewayRequest['storedIn'];
}

interface TransformOption<C extends Call, Result> {
  /**
   * Converts the value of the reply into the result of the hook. The value already fits the call's schema. Default: the
   * unchanged value. This function must not throw, because RTK Query would report an error that no screen handles.
   */
  transform?: (value: CallValue<C>, context: GatewayContext) => Result;
}

interface CacheOptions {
  /**
   * Tags of the result. If a tag is invalidated, the result is requested again. The result of a call that needs a
   * session also gets the tag `Member`. Do not list `Member` here.
   */
  tags?: readonly GatewayTag[];
}

/** Position of a page in a list. */
interface PagePosition {
  pageNo: number;
  /** The value `next` of the previous page, if the gateway returned it. */
  after?: string;
}

/** The second argument of `onLoaded`, after the pages. */
interface Loaded {
  dispatch: (action: UnknownAction) => unknown;
  context: GatewayContext;
  state: unknown;
}

// Each helper takes the call and returns a function that takes the options. If one function took both, the compiler
// would infer the call's types from the options as well. It would then accept any string for a literal such as 'html5'.
// `NoInfer` stops the compiler from inferring `Arg` and `Result` from the use of the endpoint. `createApi` accepts any
// type, so an endpoint without type arguments would get `any` instead of the defaults.

/**
 * Creates a query endpoint for one call of the contract: `gatewayQuery(build, call)({ query, transform, tags })`. Its
 * hook takes an `Arg` and returns a `Result`. The base query handles headers, encryption, retries and the check of the
 * reply.
 *
 * If the contract caches the call (`cachedAs`), or the endpoint sets `storedIn`, the reply of an earlier visit is shown
 * until the gateway replies. A stored reply is ignored if it belongs to another player, language or query, or does not
 * fit the contract.
 */
export function gatewayQuery<C extends Call>(build: Builder, call: C) {
  return <Arg = void, Result = CallValue<C>>(
    options: Omit<RequestOptions<C, Arg>, 'idempotencyKey'> & TransformOption<C, Result> & CacheOptions = {},
  ) =>
    build.query<NoInfer<Result>, NoInfer<Arg>, unknown>({
      query: createRequest(call, options),
      transformResponse: createTransform(options),
      providesTags: tagsOf(call, options),
      // RTK Query calls this when a component first subscribes with this argument.
      onCacheEntryAdded: (arg, { dispatch, extra, getState, getCacheEntry }) => {
        // Data that the page contained is newer than the stored reply.
        if (getCacheEntry().data !== undefined) return;
        const context = contextOf(extra);
        const request = createRequest<C, Arg>(call, options)(arg)(context);
        const cached = readCachedReply(request, cacheOwnerOf(context, request, getState()));
        if (cached === undefined) return;
        const value = createTransform<C, Result>(options)(cached, { context });
        // `patchQueryData` finds the endpoint by its name, which always equals the name of the call.
        dispatch(
          gatewayApi.util.patchQueryData(call.name as never, arg as never, [{ op: 'replace', path: [], value }], true),
        );
      },
    });
}

/**
 * Creates an endpoint for a call whose reply is one page of a list. The endpoint is an infinite query: its hook returns
 * the pages requested so far, in order. Pages are numbered from 1. `totalPages` of the last reply shows whether another
 * page follows. If a reply contains `next`, the next request uses it instead of a page number, because page numbers
 * shift when entries are added or removed.
 */
export function gatewayPages<C extends Call>(build: Builder, call: C) {
  return <Arg, Result extends { totalPages: number; next?: string | undefined }>(
    options: CacheOptions & {
      /** @param after `next` of the previous page, for calls that accept it */
      query: (arg: Arg, pageNo: number, context: GatewayContext, after?: string) => CallQuery<C>;
      transform: (value: CallValue<C>, context: GatewayContext) => Result;
      /**
       * Returns the first page that an earlier visit stored; undefined if there is none. The page is shown until the
       * gateway replies, and remains visible if the request fails.
       */
      stored?: (arg: Arg, context: GatewayContext, state: unknown) => Result | undefined;
      /** Called after each successful request, with all loaded pages. */
      onLoaded?: (pages: readonly Result[], arg: Arg, loaded: Loaded) => void;
    },
  ) =>
    build.infiniteQuery<Result, Arg, PagePosition, unknown>({
      infiniteQueryOptions: {
        initialPageParam: { pageNo: 1 },
        // `pageNo` is the requested page. The number in the reply is not used, because a gateway that always replies 1
        // would create an endless list.
        getNextPageParam: ({ totalPages, next }, _pages, { pageNo, after }) => {
          if (next !== undefined) return { pageNo: pageNo + 1, after: next };
          // A list that uses `next` ends when `next` is missing, regardless of `totalPages`.
          return after === undefined && pageNo < totalPages ? { pageNo: pageNo + 1 } : undefined;
        },
      },
      query:
        ({ queryArg, pageParam: { pageNo, after } }): RequestSource =>
        (context) => ({ call, query: options.query(queryArg, pageNo, context, after) as GatewayRequest['query'] }),
      transformResponse: createTransform<C, Result>(options),
      providesTags: tagsOf(call, options),
      onCacheEntryAdded: async (arg, { dispatch, extra, getState, getCacheEntry }) => {
        const page = options.stored?.(arg, contextOf(extra), getState());
        if (page === undefined) return;
        // The request starts in the same tick. If the stored page were written now, the request would treat it as its
        // own page. So wait until the request has started.
        await Promise.resolve();
        if (getCacheEntry().data !== undefined) return;
        const value = { pages: [{ ...page, totalPages: 1 }], pageParams: [{ pageNo: 1 }] };
        dispatch(
          gatewayApi.util.patchQueryData(call.name as never, arg as never, [{ op: 'replace', path: [], value }], true),
        );
      },
      onQueryStarted: async (arg, { dispatch, extra, getState, queryFulfilled }) => {
        if (options.onLoaded === undefined) return;
        const pages = await queryFulfilled.then(
          ({ data }) => data.pages,
          () => undefined,
        );
        if (pages) options.onLoaded(pages, arg, { dispatch, context: contextOf(extra), state: getState() });
      },
    });
}

/**
 * Creates a mutation endpoint for one call of the contract. A failed request is not retried, because the gateway may
 * have executed it. The endpoint invalidates no tags. The caller adds `invalidatesTags` if the call changes the results
 * of other endpoints.
 */
export function gatewayMutation<C extends Call>(build: Builder, call: C) {
  return <Arg = void, Result = CallValue<C>>(options: RequestOptions<C, Arg> & TransformOption<C, Result> = {}) =>
    build.mutation<NoInfer<Result>, NoInfer<Arg>, unknown>({
      query: createRequest(call, options),
      transformResponse: createTransform(options),
    });
}

/**
 * Creates a function that turns the hook's argument into a request as soon as the base query passes the merchant and
 * the language.
 */
function createRequest<C extends Call, Arg>(
  call: C,
  { query, body, idempotencyKey, timeoutMs, storedIn }: RequestOptions<C, Arg>,
) {
  return (arg: Arg) =>
    (context: GatewayContext): GatewayRequest => ({
      call,
      // The cast is safe: queries of the contract contain only strings and numbers.
      query: query?.(arg, context) as GatewayRequest['query'],
      body: body?.(arg, context),
      idempotencyKey: idempotencyKey?.(arg),
      timeoutMs,
      storedIn,
    });
}

/**
 * Creates RTK Query's `transformResponse` from `transform`. The casts are safe: the base query checks the value against
 * the call's schema, and returns its context with every reply.
 */
function createTransform<C extends Call, Result>({ transform }: TransformOption<C, Result>) {
  return (value: unknown, meta: GatewayMeta | undefined): Result =>
    transform ? transform(value as CallValue<C>, meta!.context) : (value as Result);
}

/**
 * The endpoint's own tags, and `Member` for a call that needs a session: `removeMemberData` removes results by this
 * tag.
 */
function tagsOf(call: Call, { tags = [] }: CacheOptions): GatewayTag[] {
  return needsSession(call) ? [...tags, 'Member'] : [...tags];
}
