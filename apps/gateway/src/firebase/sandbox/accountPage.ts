import { sandboxIdentity } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { html } from 'hono/html';
import type { AccountRequest } from './accountRequest.ts';
import { providerNames } from './identityTokens.ts';

interface AccountPage {
  request: AccountRequest;
  merchant: Merchant;
  /** Whether the typed account has no valid name or email address. */
  isWrong?: boolean;
}

/** Predefined accounts. */
const people = [
  ['Amina Rahman', 'amina.rahman@example.org'],
  ['João da Silva', 'joao.silva@example.org'],
] as const;

/** The account page, for developers and guests of the demo. It is in English, like all pages of the sandbox. */
export function accountPage({ request, merchant, isWrong = false }: AccountPage) {
  const provider = providerNames[request.providerId];
  const hidden = Object.entries(request).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return page(
    `${provider} (sandbox)`,
    html`<p class="mark">Sandbox</p>
      <h1>Choose a ${provider} account</h1>
      <p>to continue to ${merchant.name}. This page simulates ${provider}: no data leaves this machine.</p>
      ${people.map(
        ([name, email]) =>
          html`<form method="post" action="${sandboxIdentity.handler}">
            ${hidden}<input type="hidden" name="name" value="${name}" /><input
              type="hidden"
              name="email"
              value="${email}"
            /><button class="person"><strong>${name}</strong><span>${email}</span></button>
          </form>`,
      )}
      <form method="post" action="${sandboxIdentity.handler}" class="other">
        ${hidden}
        <h2>Another account</h2>
        ${isWrong ? html`<p role="alert">Enter a name and an e-mail address such as name@example.org.</p>` : ''}
        <label>Name <input name="name" required maxlength="60" autocomplete="off" /></label>
        <label>E-mail <input name="email" type="email" required maxlength="254" autocomplete="off" /></label>
        <button>Continue</button>
      </form>`,
  );
}

interface FinishPage {
  request: AccountRequest;
  /** Token for the chosen account. */
  choice: string;
}

/** Returns the choice to the product's page and leaves this page, with `finish.js`. */
export function finishPage({ request: { authType, eventId, redirectUrl }, choice }: FinishPage) {
  return page(
    'Signing in',
    html`<p role="status">Returning to the app…</p>
      <output
        hidden
        data-type="${authType}"
        data-event="${eventId}"
        data-back="${redirectUrl}"
        data-choice="${choice}"
      ></output>
      <script src="${sandboxIdentity.finish}"></script>`,
  );
}

const page = (title: string, body: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${sandboxIdentity.styles}" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
