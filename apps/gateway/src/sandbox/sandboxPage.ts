import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Html } from './sandboxParts.ts';

interface SandboxPage {
  title: string;
  /** Path of the page, marked in the navigation. */
  path: string;
  /** Purpose of the page, in one sentence. */
  about: string;
  body: Html;
}

/** The pages of the sandbox, in the order of their navigation. */
const pages: ReadonlyArray<readonly [path: string, name: string]> = [
  ['/sandbox', 'Switches'],
  ['/sandbox/docs', 'Calls'],
  ['/sandbox/outbox', 'Outbox'],
  ['/sandbox/cashier', 'Cashier'],
  ['/sandbox/desk', 'Service desk'],
];

/**
 * Renders a page for developers in the common style. Values in `html` are escaped. It has no scripts and no inline
 * styles.
 */
export function sandboxPage(context: Context, { title, path, about, body }: SandboxPage): Response | Promise<Response> {
  const links = pages.map(
    ([to, name]) => html`<a href="${to}" ${to === path ? html` aria-current="page"` : ''}>${name}</a>`,
  );
  return context.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>${title} · Livery sandbox</title>
          <link rel="stylesheet" href="/sandbox/sandbox.css" />
        </head>
        <body>
          <header>
            <strong>Livery sandbox</strong>
            <nav aria-label="Sandbox pages">${links}</nav>
          </header>
          <main>
            <h1>${title}</h1>
            <p>${about}</p>
            ${body}
          </main>
        </body>
      </html>`,
    200,
    {
      'Content-Security-Policy':
        "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'same-origin',
    },
  );
}
