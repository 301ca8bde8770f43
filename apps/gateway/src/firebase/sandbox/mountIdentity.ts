import { type IdentityOperation, identityOperations, sandboxIdentity } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import type { Context, Hono } from 'hono';
import type { Database } from '../../db/connect.ts';
import { callerOf } from '../../http/caller.ts';
import type { ClientAddresses } from '../../http/clientAddress.ts';
import type { MerchantDirectory } from '../../http/merchantDirectory.ts';
import { failureOf } from '../../http/replies.ts';
import type { Limits } from '../../limits/limits.ts';
import { identityCalls, IdentityFailure } from './identityCalls.ts';
import { createIdentityTokens } from './identityTokens.ts';
import { mountAccountPage } from './mountAccountPage.ts';

interface Parts {
  db: Database;
  merchants: MerchantDirectory;
  addresses: ClientAddresses;
  limits: Limits;
  /** Host that the gateway listens on. */
  hostname: string;
  /** Key for signing the id tokens. */
  sandboxKey: Uint8Array;
  log: (line: string) => void;
}

/**
 * Replies as a Firebase Auth emulator for merchants whose `gateway.json` has this host as emulator. It supports the
 * operations of the product, so that Firebase's own client works on one machine without a network. Codes are sent to
 * the outbox, accounts of Google and Facebook are invented on a page. Never mounted in production.
 */
export function mountIdentity(app: Hono, { db, merchants, addresses, limits, hostname, sandboxKey, log }: Parts): void {
  const tokens = createIdentityTokens(sandboxKey);
  /** Finds the merchant of a project by the public key in the request. */
  const merchantOf = (apiKey: string | undefined): Merchant | undefined =>
    merchants
      .all()
      .find(({ gateway: { firebase } }) => firebase?.emulator === '/' && firebase.apiKey === (apiKey ?? ''));
  const settingsPath = sandboxIdentity.settings;
  const operationsPath = sandboxIdentity.operations.slice(0, sandboxIdentity.operations.lastIndexOf('/'));

  app.get(settingsPath, (context) =>
    context.json(
      {
        recaptchaKey: 'projects/sandbox/keys/none',
        recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }],
      },
      200,
      { 'Cache-Control': 'no-store' },
    ),
  );

  // An emulator needs no verifier, but its client requests a site key.
  app.get(sandboxIdentity.verifier, (context) =>
    context.json({ recaptchaSiteKey: 'none' }, 200, { 'Cache-Control': 'no-store' }),
  );

  // The router would treat the text after a colon as a parameter.
  app.post(`${operationsPath}/:operation`, async (context) => {
    const operation = context.req.param('operation').replace('accounts:', '') as IdentityOperation;
    const merchant = merchantOf(context.req.query('key'));
    if (merchant === undefined) return refused(context, 400, 'API_KEY_INVALID');
    if (!identityOperations.includes(operation)) return refused(context, 404, 'NOT_FOUND');
    try {
      const caller = callerOf(context, addresses);
      const language = languageOf(context.req.header('X-Firebase-Locale'), merchant);
      const body: unknown = await context.req.json().catch(() => undefined);
      const answer = await identityCalls[operation]({ merchant, db, limits, caller, language, tokens, body });
      return context.json(answer, 200, { 'Cache-Control': 'no-store' });
    } catch (error) {
      if (error instanceof IdentityFailure) return refused(context, 400, error.message);
      const { status } = failureOf(error, log);
      return refused(context, status === 503 ? 503 : 500, 'INTERNAL_ERROR');
    }
  });

  mountAccountPage(app, { merchantOf, tokens, merchants, hostname });
}

const refused = (context: Context, status: 400 | 404 | 500 | 503, message: string) =>
  context.json(
    { error: { code: status, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } },
    status,
    {
      'Cache-Control': 'no-store',
    },
  );

/** The gateway's language code for a browser's language tag, for example `pt-BR`. */
function languageOf(tag = '', { languages }: Merchant): string {
  const first = tag.split('-')[0]!.toUpperCase();
  const code = first === 'FIL' || first === 'TL' ? 'TY' : first;
  return languages.supported.includes(code) ? code : languages.default;
}
