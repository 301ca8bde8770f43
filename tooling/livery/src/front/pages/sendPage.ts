import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { escapeHtml } from '../../assemble/escape.ts';

/** A page of the tool itself: one style element and no script. */
export interface ToolPage {
  title: string;
  /** HTML of the body. Every text in it must be escaped already. */
  body: string;
  /** Rules in addition to the shared rules. */
  css?: string;
}

const sharedCss = `
*{box-sizing:border-box;margin:0}
:root{color-scheme:light dark;--ground:#f6f5f2;--paper:#fff;--ink:#1d1d22;--quiet:#5f5f68;--line:#e2e0da;--link:#3f3bc4}
@media(prefers-color-scheme:dark){:root{--ground:#131318;--paper:#1d1d24;--ink:#f1f0f4;--quiet:#a5a4b0;--line:#32323c;--link:#a9a6ff}}
html{font:16px/1.5 system-ui,sans-serif;background:var(--ground);color:var(--ink)}
body{max-inline-size:68rem;margin-inline:auto;padding:3rem 1.25rem 4rem}
h1{font-size:2rem;line-height:1.2;letter-spacing:-.02em}
h2{font-size:1.25rem;line-height:1.3}
p{max-inline-size:60ch}
a{color:var(--link);text-underline-offset:.2em}
a:focus-visible{outline:3px solid var(--link);outline-offset:3px;border-radius:4px}
code{font:.9375em ui-monospace,monospace}
.quiet{color:var(--quiet)}
`;

/** Headers of every answer of the tool itself. The policy allows only the parts that a page adds to it. */
export const toolHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Sends a page of the tool with a policy that allows its style and no scripts. */
export function sendPage(response: ServerResponse, status: number, { title, body, css = '' }: ToolPage): void {
  const style = `${sharedCss}${css}`;
  const hash = createHash('sha256').update(style).digest('base64');
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${style}</style></head><body>${body}</body></html>\n`;
  response
    .writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(html),
      ...toolHeaders,
      'Content-Security-Policy': `${toolHeaders['Content-Security-Policy']}; style-src 'sha256-${hash}'; img-src 'self' data:`,
    })
    .end(html);
}
