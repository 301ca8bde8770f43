import { html, raw } from 'hono/html';
import { hashSource } from './pageSkin.ts';

type Html = ReturnType<typeof html>;

interface SkinnedPageParts {
  /** BCP 47 tag of the texts. */
  tag: string;
  direction: 'ltr' | 'rtl';
  title: string;
  /** The whole style of the page. */
  style: string;
  /** Additional elements of the head. */
  head?: Html | '';
  body: Html;
  /** The script in the body, if any. No other script may run. */
  script?: string | undefined;
}

/** A page that is shown in a browser, with its Content-Security-Policy. */
export interface SkinnedPage {
  html: Html;
  csp: string;
}

/** Creates a page of the sandbox for players, outside the app. It allows only its own style, script and fonts. */
export function skinnedPage({ tag, direction, title, style, head = '', body, script }: SkinnedPageParts): SkinnedPage {
  return {
    html: html`<!doctype html>
      <html lang="${tag}" dir="${direction}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          ${head}
          <title>${title}</title>
          ${raw(`<style>${style}</style>`)}
        </head>
        <body>
          ${body}
        </body>
      </html>`,
    csp: `default-src 'none'; style-src ${hashSource(style)}; font-src 'self';${script === undefined ? '' : ` script-src ${hashSource(script)};`} form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  };
}
