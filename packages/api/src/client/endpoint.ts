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
  /** Makes the query parameters from the hook's argument. The compiler checks them against the contract. */
  query?: (arg: Arg, context: GatewayContext) => CallQuery<C>;
  /** Makes the body likewise. */
  body?: (arg: Arg, context: GatewayContext) => CallBody<C>;
  /** Makes the key by which the gateway knows a repeated request: it carries out the first one only and answers all alike. */
  idempotencyKey?: (arg: Arg) => string | undefined;
  /**
   * Milliseconds within which the whole answer has to be here, for what takes longer to send, or may take less long,
   * than others. Default: as for every call.
   */
  timeoutMs?: number;
  /** Where the device stores the reply. Default: where the contract says (`cachedAs`). */
  storedIn?: GatewayRequest['storedIn'];
}

interface TransformOption<C extends Call, Result> {
  /**
   * Turns the reply's value, as it came over the wire, into what the hook gives. Default: the value as it came. The value
   * has passed the call's schema before. It must not throw: RTK Query would report that as a failure that no screen knows.
   */
  transform?: (value: CallValue<C>, context: GatewayContext) => Result;
}

interface CacheOptions {
  /**
   * What the result is about. Whoever invalidates one of these tags has the result asked for again. The result of a call
   * that needs a session has the tag `Member` as well; it need not be named here.
   */
  tags?: readonly GatewayTag[];
}

/** Which page of a list. */
interface PagePosition {
  pageNo: number;
  /** Where the page before ended, if the gateway said so. */
  after?: string;
}

/** What goes with pages that have loaded. */
interface Loaded {
  dispatch: (action: UnknownAction) => unknown;
  context: GatewayContext;
  state: unknown;
}

// Each helper takes the call and returns a function that takes the options. In one step, the compiler would infer the
// call's types from the options as well, and would take a literal such as 'html5' for any string.
// `NoInfer` stops the compiler from inferring `Arg` and `Result` from where the endpoint is used: `createApi` accepts any,
// so an endpoint that states none would have `any` in place of the defaults.

/**
 * Makes a query endpoint for one call of the contract: `gatewayQuery(build, call)({ query, transform, tags })`. Its hook
 * takes an `Arg` and gives a `Result`. Headers, encryption, retries and the check of the reply are the base query's.
 *
 * For a call that the contract caches (`cachedAs`), or that says where (`storedIn`), the reply that the device stored
 * on an earlier visit shows at once, until the gateway's is there. A stored reply of another player, language or query,
 * or one that does not fit the contract any more, is passed over.
 */
export function gatewayQuery<C extends Call>(build: Builder, call: C) {
  return <Arg = void, Result = CallValue<C>>(
    options: Omit<RequestOptions<C, Arg>, 'idempotencyKey'> & TransformOption<C, Result> & CacheOptions = {},
  ) =>
    build.query<NoInfer<Result>, NoInfer<Arg>, unknown>({
      query: createRequest(call, options),
      transformResponse: createTransform(options),
      providesTags: tagsOf(call, options),
      // RTK Query calls this when a component first asks for this argument.
      onCacheEntryAdded: (arg, { dispatch, extra, getState, getCacheEntry }) => {
        // What came with the page is newer than what the device stored.
        if (getCacheEntry().data !== undefined) return;
        const context = contextOf(extra);
        const request = createRequest<C, Arg>(call, options)(arg)(context);
        const cached = readCachedReply(request, cacheOwnerOf(context, request, getState()));
        if (cached === undefined) return;
        const value = createTransform<C, Result>(options)(cached, { context });
        // `patchQueryData` finds the endpoint by its name, which is always the call's.
        dispatch(
          gatewayApi.util.patchQueryData(call.name as never, arg as never, [{ op: 'replace', path: [], value }], true),
        );
      },
    });
}

/**
 * Makes an endpoint for a call whose reply is one page of a list: an infinite query, whose hook gives the pages that were
 * asked for so far, in order. Pages are numbered from 1; `totalPages` of the last reply says whether there is another.
 * Where replies say where the `next` page begins, that leads on instead: numbers shift while entries come and go.
 */
export function gatewayPages<C extends Call>(build: Builder, call: C) {
  return <Arg, Result extends { totalPages: number; next?: string | undefined }>(
    options: CacheOptions & {
      /** @param after `next` of the page before, for calls that take one. */
      query: (arg: Arg, pageNo: number, context: GatewayContext, after?: string) => CallQuery<C>;
      transform: (value: CallValue<C>, context: GatewayContext) => Result;
      /**
       * The first page as an earlier visit left it; undefined where there is none. It shows at once, until the
       * gateway's is there, and stays where that cannot be had.
       */
      stored?: (arg: Arg, context: GatewayContext, state: unknown) => Result | undefined;
      /** Called after each request that succeeded, with all pages that are here. */
      onLoaded?: (pages: readonly Result[], arg: Arg, loaded: Loaded) => void;
    },
  ) =>
    build.infiniteQuery<Result, Arg, PagePosition, unknown>({
      infiniteQueryOptions: {
        initialPageParam: { pageNo: 1 },
        // `pageNo` is the page that was asked for. The number in the reply is not used: a gateway that always says 1 there
        // would make an endless list.
        getNextPageParam: ({ totalPages, next }, _pages, { pageNo, after }) => {
          if (next !== undefined) return { pageNo: pageNo + 1, after: next };
          // A list that came by `next` ends where there is none, however many pages are counted by now.
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
        // The request, which begins in this very moment, would take it for a page of its own.
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
 * Makes a mutation endpoint for one call of the contract. A request that fails is not sent again: the gateway may have
 * carried it out. It invalidates no tags: the caller adds `invalidatesTags` where it changes what other endpoints gave.
 */
export function gatewayMutation<C extends Call>(build: Builder, call: C) {
  return <Arg = void, Result = CallValue<C>>(options: RequestOptions<C, Arg> & TransformOption<C, Result> = {}) =>
    build.mutation<NoInfer<Result>, NoInfer<Arg>, unknown>({
      query: createRequest(call, options),
      transformResponse: createTransform(options),
    });
}

/** Makes a function that turns the hook's argument into a request, once the base query gives the merchant and the language. */
function createRequest<C extends Call, Arg>(
  call: C,
  { query, body, idempotencyKey, timeoutMs, storedIn }: RequestOptions<C, Arg>,
) {
  return (arg: Arg) =>
    (context: GatewayContext): GatewayRequest => ({
      call,
      // The cast is safe: in the contract, a query has only strings and numbers.
      query: query?.(arg, context) as GatewayRequest['query'],
      body: body?.(arg, context),
      idempotencyKey: idempotencyKey?.(arg),
      timeoutMs,
      storedIn,
    });
}

/**
 * Makes RTK Query's `transformResponse` out of `transform`. The casts are safe: the base query has checked the value
 * against the call's schema, and gives its context with every reply.
 */
function createTransform<C extends Call, Result>({ transform }: TransformOption<C, Result>) {
  return (value: unknown, meta: GatewayMeta | undefined): Result =>
    transform ? transform(value as CallValue<C>, meta!.context) : (value as Result);
}

/** The endpoint's own tags, and `Member` for a call that needs a session, by which `removeMemberData` finds results to drop. */
function tagsOf(call: Call, { tags = [] }: CacheOptions): GatewayTag[] {
  return needsSession(call) ? [...tags, 'Member'] : [...tags];
}
