import { readFileSync } from 'node:fs';
import { sandboxIdentity } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { MerchantDirectory } from '../../http/merchantDirectory.ts';
import { sameOrigin } from '../../sandbox/requireSameOrigin.ts';
import { accountPage, finishPage } from './accountPage.ts';
import { accountRequest } from './accountRequest.ts';
import type { IdentityTokens } from './identityTokens.ts';

interface Parts {
  merchantOf: (apiKey: string | undefined) => Merchant | undefined;
  tokens: IdentityTokens;
  merchants: MerchantDirectory;
  hostname: string;
}

const chosenSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/)),
});

const files = [
  [sandboxIdentity.frames, ['page/frames.js'], 'text/javascript; charset=utf-8'],
  [sandboxIdentity.finish, ['page/finish.js'], 'text/javascript; charset=utf-8'],
  // The shared styles of all sandbox pages, then the styles of this page.
  [sandboxIdentity.styles, ['../../sandbox/styles/page.css', 'page/accountPage.css'], 'text/css; charset=utf-8'],
] as const;

const headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
};

/**
 * Serves the replacement for Google's or Facebook's sign-in page. The player chooses or invents an account on that
 * page. It opens in a separate window or in place of the product, and returns the choice to the product's page on the
 * same host.
 */
export function mountAccountPage(app: Hono, { merchantOf, tokens, ...rest }: Parts): void {
  for (const [path, names, type] of files) {
    const content = names.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('\n');
    app.get(path, (context) => context.body(content, 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }));
  }

  const requestOf = (values: unknown) => {
    const request = v.safeParse(accountRequest, values);
    const merchant = request.success ? merchantOf(request.output.apiKey) : undefined;
    return request.success && merchant !== undefined ? { request: request.output, merchant } : undefined;
  };
  const unknown = (context: Context) => context.text('This is not a sign-in address of the sandbox.', 400);

  app.get(sandboxIdentity.handler, (context) => {
    const asked = requestOf(context.req.query());
    return asked === undefined ? unknown(context) : context.html(accountPage(asked), 200, headers);
  });

  app.use(sandboxIdentity.handler, sameOrigin(rest));
  app.post(sandboxIdentity.handler, async (context) => {
    const form = await context.req.parseBody();
    const asked = requestOf(form);
    if (asked === undefined) return unknown(context);
    const { request, merchant } = asked;
    const account = v.safeParse(chosenSchema, form);
    if (!account.success) return context.html(accountPage({ ...asked, isWrong: true }), 400, headers);
    const choice = await tokens.choice(merchant, { ...account.output, provider: request.providerId });
    return context.html(finishPage({ request, choice }), 200, headers);
  });
}
