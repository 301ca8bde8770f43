import { type Area, areas, type Call, type CallName, failuresOf, failureStatus } from '@livery/api/contract';
import { sampleValues } from '@livery/api/samples';
import type { Merchant } from '@livery/merchant';
import { html } from 'hono/html';
import { emptyState, type Html, pill } from '../sandboxParts.ts';
import { jsonSchemaOf } from './jsonSchemaOf.ts';
import { describeSchema } from './describeSchema.ts';

interface Shown {
  /** Words that must all be in a call's name, path, module, codes or summary. */
  search: string;
  merchant: Merchant | undefined;
  merchants: readonly Merchant[];
}

/** Renders the calls of the contract that match the search, with all information that a front-end developer needs. */
export function docsBody({ search, merchant, merchants }: Shown): Html {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = Object.entries(areas as Readonly<Record<string, Area>>)
    .map(([key, { title, calls, summaries }]) => ({
      key,
      title,
      calls: Object.values(calls)
        .map((call) => ({ call, summary: summaries[call.name]! }))
        .filter((one) => words.every((word) => textOf(one, merchant).includes(word))),
    }))
    .filter(({ calls }) => calls.length > 0);
  const count = found.reduce((sum, { calls }) => sum + calls.length, 0);
  return html`${searchForm({ search, merchant, merchants })}
    <p class="quiet">
      ${count} calls. Also available as
      <a href="/sandbox/openapi.json${merchant ? `?merchant=${merchant.code}` : ''}">OpenAPI 3.1</a> for tools.
    </p>
    ${
      count === 0
        ? emptyState(`No call has "${search}" in its name, path, module, codes or summary.`)
        : html`${contents(found)}${found.map(
            ({ key, title, calls }) =>
              html`<h2 id="${key}">${title}</h2>
                ${calls.map(({ call, summary }) => callCard(call, summary, merchant))}`,
          )}`
    }`;
}

const pathOf = (call: Call, merchant: Merchant | undefined): string => merchant?.gateway.paths[call.name] ?? call.path;

const textOf = ({ call, summary }: { call: Call; summary: string }, merchant: Merchant | undefined): string =>
  [
    call.name,
    call.method,
    pathOf(call, merchant),
    call.access,
    call.moduleId,
    call.isEncrypted && 'encrypted',
    call.isIdempotent && 'idempotent',
    call.cachedAs && 'cached',
    summary,
    ...failuresOf(call),
  ]
    .join(' ')
    .toLowerCase();

function searchForm({ search, merchant, merchants }: Shown): Html {
  const options = merchants.map(
    ({ code }) => html`<option value="${code}" ${code === merchant?.code ? html` selected` : ''}>${code}</option>`,
  );
  return html`<form class="search" role="search" action="/sandbox/docs">
    <input
      name="q"
      type="search"
      value="${search}"
      placeholder="wallet, POST, FUNDTRANS3, KEY_REUSED …"
      aria-label="Search the calls"
    />
    <select name="merchant" aria-label="Paths of">
      <option value="">Standard paths</option>
      ${options}</select
    ><button type="submit">Show</button>
  </form>`;
}

function contents(found: ReadonlyArray<{ key: string; title: string; calls: ReadonlyArray<{ call: Call }> }>): Html {
  return html`<details class="card">
    <summary>Contents</summary>
    <dl class="contents">
      ${found.map(
        ({ key, title, calls }) =>
          html`<dt><a href="#${key}">${title}</a></dt>
            <dd>${calls.map(({ call }) => html`<a href="#${call.name}">${call.name}</a> `)}</dd>`,
      )}
    </dl>
  </details>`;
}

const methodTones = { GET: 'good', POST: 'accent', PUT: 'accent', DELETE: 'bad' } as const;

function callCard(call: Call, summary: string, merchant: Merchant | undefined): Html {
  return html`<article class="card" id="${call.name}">
    <h3><a href="#${call.name}">${call.name}</a></h3>
    <p class="row">${pill(call.method, methodTones[call.method])} <code>${pathOf(call, merchant)}</code></p>
    <p>${summary}</p>
    <p class="row">${badges(call)}</p>
    ${call.query ? shape('Query', describeSchema(jsonSchemaOf(call.query, 'input'))) : ''}
    ${call.body ? shape(call.isEncrypted ? 'Body (before encryption)' : 'Body', describeSchema(jsonSchemaOf(call.body, 'input'))) : ''}
    ${shape('Value', describeSchema(jsonSchemaOf(call.value, 'output')))}
    <details>
      <summary>Failures</summary>
      <p class="row">
        ${failuresOf(call).map((code) => html`<span class="pill" data-tone="quiet">${failureStatus[code]} ${code}</span>`)}
      </p>
    </details>
    ${shape('Example', JSON.stringify({ success: true, value: sampleValues[call.name as CallName] }, undefined, 2))}
  </article>`;
}

const access = {
  anyone: 'anyone',
  signedIn: 'signed in',
  member: 'members, no trial accounts',
  agent: 'agents',
} as const;

function badges(call: Call): Html[] {
  return [
    pill(access[call.access], call.access === 'anyone' ? 'quiet' : 'warn'),
    ...(call.moduleId ? [pill(call.moduleId)] : []),
    ...(call.isEncrypted ? [pill('encrypted', 'accent')] : []),
    ...(call.encoding === 'form' || call.encoding === 'multipart'
      ? [pill(call.encoding === 'form' ? 'form' : 'form with files')]
      : []),
    ...(call.isIdempotent ? [pill('once per key', 'accent')] : []),
    ...(call.throttleMs ? [pill(`at most every ${call.throttleMs} ms`)] : []),
    ...(call.cachedAs ? [pill(`cached as ${call.cachedAs}`)] : []),
    ...(call.isSilent ? [pill('silent')] : []),
  ];
}

const shape = (title: string, text: string): Html =>
  html`<details>
    <summary>${title}</summary>
    <pre><code>${text}</code></pre>
  </details>`;
