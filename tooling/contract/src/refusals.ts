import { type BodyBinding, bodylessMethods, type Call, type FailureCode, needsSession } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import * as v from 'valibot';
import type { Accounts } from './accounts/accounts.ts';
import type { Sent } from './wire/sent.ts';
import { encryptBody } from './wire/encryptBody.ts';
import { sendsHeader } from './wire/inDialect.ts';

interface Probe {
  call: Call;
  accounts: Accounts;
  merchant: Merchant;
}

/** A request that every call of a kind must reject. */
export interface Refusal {
  step: string;
  /** Whether a call must reject this request. The call is given as the merchant's clients make it. */
  isFor: (call: Call, merchant: Merchant) => boolean;
  expects: FailureCode;
  /** The expected `value` of the failure. */
  value?: v.GenericSchema;
  sent: (probe: Probe) => Promise<Sent>;
}

const stray = 'nobodyKnowsThis';
const isJson = (call: Call) => call.body !== undefined && (call.encoding ?? 'json') === 'json';
const isForm = (call: Call) => call.body !== undefined && !isJson(call);
const hasMerchant = (_: Call, merchant: Merchant) => sendsHeader(merchant, 'Merchant');
const isSealed = (call: Call) => call.isEncrypted === true;
/** Whether the body is bound to its request. `legacy-des` binds no bodies. */
const isBound = (call: Call, { gateway }: Merchant) => isSealed(call) && gateway.cryptoSuite === 'oaep-gcm';
const withSession = async ({ call, accounts }: Probe) => ({ token: await accounts.allowed(call.access) });
const json = { 'Content-Type': 'application/json' };

export const refusals: readonly Refusal[] = [
  {
    step: 'by another method',
    isFor: () => true,
    expects: 'METHOD_NOT_ALLOWED',
    sent: async () => ({ method: 'PATCH' }),
  },
  {
    step: 'of an unknown merchant',
    isFor: hasMerchant,
    expects: 'MERCHANT_UNKNOWN',
    sent: async () => ({ headers: { Merchant: 'nobody-knows-this' } }),
  },
  {
    step: 'without a merchant',
    isFor: hasMerchant,
    expects: 'MERCHANT_UNKNOWN',
    sent: async () => ({ headers: { Merchant: '' } }),
  },
  {
    step: 'with an unknown parameter',
    isFor: () => true,
    expects: 'REQUEST_INVALID',
    sent: async (probe) => ({ ...(await withSession(probe)), query: { [stray]: '1' } }),
  },

  { step: 'without a token', isFor: needsSession, expects: 'SESSION_MISSING', sent: async () => ({}) },
  {
    step: 'with a token that was never issued',
    isFor: needsSession,
    expects: 'SESSION_INVALID',
    sent: async () => ({ token: 'a-token-that-nobody-gave-out' }),
  },
  {
    step: "with another merchant's token",
    isFor: needsSession,
    expects: 'SESSION_INVALID',
    sent: async ({ accounts }) => ({ token: await accounts.memberOfOther() }),
  },
  {
    step: 'by a trial account',
    isFor: ({ access }) => access === 'member' || access === 'agent',
    expects: 'TRIAL_NOT_ALLOWED',
    sent: async ({ accounts }) => ({ token: await accounts.trial() }),
  },
  {
    step: 'by a member who is not an agent',
    isFor: ({ access }) => access === 'agent',
    expects: 'NOT_AGENT',
    sent: async ({ accounts }) => ({ token: await accounts.member() }),
  },

  {
    step: 'with a body, although its method has none',
    // GET is left out, because fetch does not send a body with it.
    isFor: ({ method }) => bodylessMethods.includes(method) && method !== 'GET',
    expects: 'REQUEST_INVALID',
    // A new member makes this call, because a gateway that ignores the body ends the session.
    sent: async ({ accounts }) => ({ token: (await accounts.newMember()).token, raw: { body: '{}', headers: json } }),
  },
  {
    step: 'with incomplete JSON',
    isFor: isJson,
    expects: 'REQUEST_INVALID',
    sent: async (probe) => ({ ...(await withSession(probe)), text: '{"' }),
  },
  {
    step: 'with a list for a body',
    isFor: isJson,
    expects: 'REQUEST_INVALID',
    sent: async (probe) => ({ ...(await withSession(probe)), text: '[]' }),
  },
  {
    step: 'with an unknown field',
    isFor: isJson,
    expects: 'REQUEST_INVALID',
    sent: async (probe) => ({ ...(await withSession(probe)), text: `{"${stray}":1}` }),
  },
  {
    step: 'with an empty body',
    isFor: (call) => isJson(call) && !v.is(call.body!, {}),
    expects: 'REQUEST_INVALID',
    sent: async (probe) => ({ ...(await withSession(probe)), text: '{}' }),
  },
  {
    step: 'with a body declared as text',
    isFor: isJson,
    expects: 'BODY_TYPE_WRONG',
    sent: async (probe) => ({
      ...(await withSession(probe)),
      raw: { body: '{}', headers: { 'Content-Type': 'text/plain' } },
    }),
  },
  {
    step: 'with 300 KB',
    isFor: isJson,
    expects: 'BODY_TOO_LARGE',
    sent: async (probe) => ({
      ...(await withSession(probe)),
      raw: { body: 'x'.repeat(300 * 1024), headers: { ...json, Encryption: 'AAAA' } },
    }),
  },

  {
    step: 'as JSON in place of a form',
    isFor: isForm,
    expects: 'BODY_TYPE_WRONG',
    sent: async (probe) => ({ ...(await withSession(probe)), raw: { body: '{}', headers: json } }),
  },
  {
    step: 'with an unknown field',
    isFor: isForm,
    expects: 'REQUEST_INVALID',
    sent: async (probe) => ({ ...(await withSession(probe)), body: { [stray]: '1' } }),
  },

  {
    step: 'with an unencrypted body',
    isFor: isSealed,
    expects: 'CIPHER_INVALID',
    sent: async (probe) => ({ ...(await withSession(probe)), raw: { body: '{}', headers: json } }),
  },
  {
    step: 'with an invalid key',
    isFor: isSealed,
    expects: 'CIPHER_INVALID',
    sent: async (probe) => ({ ...(await withSession(probe)), text: '{}', headers: { Encryption: 'AAAA' } }),
  },
  {
    step: 'with a truncated ciphertext',
    isFor: isSealed,
    expects: 'CIPHER_INVALID',
    sent: async (probe) => ({ ...(await withSession(probe)), raw: tampered(probe.merchant) }),
  },
  boundToAnother('merchant', { merchant: 'another' }),
  boundToAnother('method', { method: 'PATCH' }),
  boundToAnother('path', { path: '/wps/another' }),
  boundToAnother('session', { token: 'token-of-another-session' }),
  boundToAnother('idempotency key', { idempotencyKey: 'key-of-another' }),
  boundTo('ten minutes ago', -10 * 60_000),
  boundTo('ten minutes ahead', 10 * 60_000),
];

function boundToAnother(part: string, bound: Partial<BodyBinding>): Refusal {
  return {
    step: `with a body encrypted for another ${part}`,
    isFor: isBound,
    expects: 'CIPHER_INVALID',
    sent: async (probe) => ({ ...(await withSession(probe)), text: '{}', bound }),
  };
}

/** The failure contains the gateway's time, so that a client can correct its clock. */
function boundTo(when: string, ms: number): Refusal {
  return {
    step: `with a body encrypted ${when}`,
    isFor: isBound,
    expects: 'BODY_EXPIRED',
    value: v.object({ now: v.pipe(v.number(), v.safeInteger()) }),
    sent: async (probe) => ({
      ...(await withSession(probe)),
      text: '{}',
      bound: { time: Date.now() + ms },
    }),
  };
}

/** A correctly encrypted body without its last bytes. */
function tampered(merchant: Merchant): NonNullable<Sent['raw']> {
  const { encryption, body } = encryptBody(merchant, '{}');
  const whole = JSON.parse(body) as { value: string };
  const cut = Buffer.from(whole.value, 'base64').subarray(0, -4).toString('base64');
  return { body: JSON.stringify({ ...whole, value: cut }), headers: { ...json, Encryption: encryption } };
}
