import { calls, failureStatus } from '@livery/api/contract';
import * as v from 'valibot';

const names = <Name extends string>(record: Readonly<Record<Name, unknown>>) => Object.keys(record) as Name[];

/** Failures that are not of the contract: what proxies and broken lines do. */
export const connectionFailures = ['HTTP_500_HTML', 'CONNECTION_CUT'] as const;
export const outcomes = [...names(failureStatus), ...connectionFailures] as const;

/** What a malformed reply has: `value` null, a wrong type in it, a field missing; no JSON at all, half of it, nothing; no success. */
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

/** Longest delay. Browsers and proxies give up before. */
const maxDelayMs = 120_000;
const delay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxDelayMs));

/** Which merchant's calls; left out for all. */
const merchant = { merchant: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/, "a merchant's code"))) };
/** Which call, by its name; left out for all. */
const place = { ...merchant, call: v.optional(v.picklist(names(calls), 'the name of a call')) };

/** Which of the calls it meets: a share of them by chance, or exactly every n-th, counted over all gateways. Left out: each. */
const often = {
  share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  every: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
};

/** A fault that is staged. At one place there is one of each kind; of several that fit a request the closest counts. */
export const sandboxSwitch = v.variant('kind', [
  v.strictObject({
    kind: v.literal('latency'),
    ...place,
    fromMs: delay,
    /** Left out: always `fromMs`. */ toMs: v.optional(delay),
  }),
  v.strictObject({
    kind: v.literal('failure'),
    ...place,
    ...often,
    outcome: v.picklist(outcomes),
    /** Before the call has its effect, or after it, so that only the reply is lost. */
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

/** The place of a switch, as what removes one names it; without anything, all of them. */
export const switchScope = v.pipe(
  v.strictObject({ kind: v.optional(v.picklist(switchKinds)), ...place }),
  v.check(
    (named) => named.kind !== undefined || (named.merchant === undefined && named.call === undefined),
    'name the kind too, or nothing to remove all',
  ),
);
