import { homePath } from '@livery/foundation/addresses';
import { didYouMean } from '@livery/merchant';
import { escapeHtml } from '../../assemble/escape.ts';
import type { Skin } from '../../assemble/skin.ts';
import type { ToolPage } from './sendPage.ts';

/** The page for `<something>.localhost` if no merchant has that code. */
export function unknownMerchantPage(
  written: string,
  skins: readonly Pick<Skin, 'code' | 'name'>[],
  port: number,
): ToolPage {
  const guess = didYouMean(
    written,
    skins.map(({ code }) => code),
  );
  const link = (code: string) =>
    `<a href="http://${escapeHtml(code)}.localhost:${port}${homePath}">${escapeHtml(code)}.localhost:${port}</a>`;
  const list = skins
    .map(({ code, name }) => `<li>${link(code)} <span class="quiet">${escapeHtml(name)}</span></li>`)
    .join('');
  return {
    title: 'No such merchant',
    css: '.list{padding-inline-start:1.25rem;margin-block:1rem 1.5rem}p{margin-block-start:.75rem}',
    body: `<h1>No merchant is called “${escapeHtml(written)}”</h1>
      ${guess === undefined ? '' : `<p>Did you mean ${link(guess)}?</p>`}
      <p class="quiet">A merchant is a folder in <code>merchants/</code>. These are here:</p><ul class="list">${list}</ul>
      <p class="quiet">To add one: <code>pnpm merchant new ${escapeHtml(written)}</code></p>`,
  };
}

/** The page for an unknown address on a merchant's host. */
export function wrongAddressPage(): ToolPage {
  return {
    title: 'Nothing here',
    css: 'p{margin-block-start:.75rem}',
    body: `<h1>There is no page at this address</h1><p><a href="${homePath}">Go to the home page</a></p>`,
  };
}

/**
 * The page for a host name that this server does not serve. A page on another site may be trying to reach the server.
 */
export function unknownHostPage(): ToolPage {
  return {
    title: 'Not this host',
    css: 'p{margin-block-start:.75rem}',
    body: '<h1>This server does not answer for that host name</h1><p>Use <code>&lt;merchant&gt;.localhost</code>, or name the host in the merchant’s <code>merchant.json</code> under <code>hosts</code>.</p>',
  };
}
