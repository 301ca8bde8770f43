import { calls, failureStatus } from '@livery/api/contract';
import * as v from 'valibot';

const names = <Name extends string>(record: Readonly<Record<Name, unknown>>) => Object.keys(record) as Name[];

/** Failures outside the contract: those of proxies and broken connections. */
export const connectionFailures = ['HTTP_500_HTML', 'CONNECTION_CUT'] as const;
export const outcomes = [...names(failureStatus), ...connectionFailures] as const;

/**
 * Kinds of malformed replies. Either `value` is null, has a wrong type or lacks a field. Or the body is HTML, cut in
 * half or empty. Or `success` is false without a code.
 */
export const malformedShapes = [
  'nullValue',
  'wrongType',
  'missingField',
  'html',
  'truncated',
  'empty',
  'successFalse',
] as const;
export type MalformedShape = (typeof malformedShapes)[number];

/** Maximum delay. Browsers and proxies give up earlier. */
const maxDelayMs = 120_000;
const delay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxDelayMs));

/** Merchant whose calls are affected; all if missing. */
const merchant = { merchant: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/, "a merchant's code"))) };
/** Name of the affected call; all if missing. */
const place = { ...merchant, call: v.optional(v.picklist(names(calls), 'the name of a call')) };

/** The affected requests: a random share, or exactly every n-th, counted over all gateways. All if missing. */
const often = {
  share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  every: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
};

/**
 * An injected fault. There is one of each kind for a scope; if several match a request, the most specific one applies.
 */
export const sandboxSwitch = v.variant('kind', [
  v.strictObject({
    kind: v.literal('latency'),
    ...place,
    fromMs: delay,
    /** If missing, the delay is always `fromMs`. */ toMs: v.optional(delay),
  }),
  v.strictObject({
    kind: v.literal('failure'),
    ...place,
    ...often,
    outcome: v.picklist(outcomes),
    /** Time of the failure: before the call has its effect, or after it, so that only the reply is lost. */
    when: v.optional(v.picklist(['before', 'after']), 'before'),
  }),
  v.strictObject({ kind: v.literal('malformed'), ...place, ...often, shape: v.picklist(malformedShapes) }),
  v.strictObject({ kind: v.literal('maintenance'), ...merchant }),
  v.strictObject({ kind: v.literal('regionRestriction'), ...merchant }),
]);
export type SandboxSwitch = v.InferOutput<typeof sandboxSwitch>;
export type SwitchKind = SandboxSwitch['kind'];
export type SwitchOf<Kind extends SwitchKind> = Extract<SandboxSwitch, { kind: Kind }>;

const switchKinds = sandboxSwitch.options.map(({ entries }) => entries.kind.literal);

/** Scope of the switch to remove; all switches if empty. */
export const switchScope = v.pipe(
  v.strictObject({ kind: v.optional(v.picklist(switchKinds)), ...place }),
  v.check(
    (named) => named.kind !== undefined || (named.merchant === undefined && named.call === undefined),
    'name the kind too, or nothing to remove all',
  ),
);
