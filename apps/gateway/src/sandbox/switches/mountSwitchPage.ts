import { areas } from '@livery/api/contract';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { CallFailure, requestInvalid } from '../../http/callFailure.ts';
import type { MerchantDirectory } from '../../http/merchantDirectory.ts';
import { readForm } from '../../http/readRequest.ts';
import { sandboxPage } from '../sandboxPage.ts';
import { chooseField, formButton, type Html, pill, sandboxTable, textField } from '../sandboxParts.ts';
import { describeSwitch } from './describeSwitch.ts';
import type { SwitchParts } from './mountSwitchApi.ts';
import {
  connectionFailures,
  malformedShapes,
  outcomes,
  sandboxSwitch,
  type SandboxSwitch,
  switchScope,
} from './sandboxSwitch.ts';
import { listSwitches, removeSwitches, setSwitch, type SwitchScope } from './switchRows.ts';

const path = '/sandbox';

/**
 * Serves `/sandbox`: a page to set switches manually. Its forms redirect back to it, so that a reload does not repeat a
 * form.
 */
export function mountSwitchPage(app: Hono, { db, switches, merchants }: SwitchParts): void {
  app.get(path, async (context) => {
    const [set, problem] = [await listSwitches(db), context.req.query('problem')];
    return sandboxPage(context, {
      title: 'Switches',
      path,
      about:
        'Inject a fault into a call, a merchant or both, and see how the front end handles it. Every gateway on this database applies a switch within half a second, until you remove it.',
      body: html`${problem ? html`<p class="notice" data-tone="bad" role="alert">${problem}</p>` : ''}${listOf(set)}${siteForm(merchants)}${latencyForm(merchants)}${failureForm(merchants)}${malformedForm(merchants)}`,
    });
  });

  app.post('/sandbox/switches/set', async (context) => {
    const read = readSwitch(switchIn(await readForm(context.req.raw)));
    if (read instanceof CallFailure)
      return context.redirect(`${path}?${new URLSearchParams({ problem: read.message.replace(/^body\.?/, '') })}`, 303);
    await setSwitch(db, read);
    switches.forget();
    return context.redirect(path, 303);
  });

  app.post('/sandbox/switches/remove', async (context) => {
    const place = v.safeParse(switchScope, filled(await readForm(context.req.raw)));
    if (!place.success)
      return context.redirect(`${path}?${new URLSearchParams({ problem: place.issues[0].message })}`, 303);
    await removeSwitches(db, place.output);
    switches.forget();
    return context.redirect(path, 303);
  });
}

function listOf(set: readonly SandboxSwitch[]): Html {
  const rows = set.map((one) => {
    const { kind, merchant, call }: SwitchScope = one;
    const fields = { kind, ...(merchant && { merchant }), ...(call && { call }) };
    return [
      merchant ?? html`<span class="quiet">every merchant</span>`,
      call ?? html`<span class="quiet">every call</span>`,
      pill(kind, kind === 'latency' ? 'warn' : 'bad'),
      describeSwitch(one),
      formButton({ action: '/sandbox/switches/remove', label: 'Remove', fields, tone: 'quiet' }),
    ];
  });
  const clear =
    set.length > 1
      ? html`<p>${formButton({ action: '/sandbox/switches/remove', label: 'Remove all', tone: 'bad' })}</p>`
      : '';
  return html`<h2>Active switches</h2>
    ${sandboxTable({ columns: ['Merchant', 'Call', 'Kind', 'Effect', 'Action'], rows, empty: 'No active switches: every call is answered normally.' })}${clear}`;
}

const form = (title: string, about: string, kind: string, fields: Html): Html =>
  html`<section class="card">
    <h3>${title}</h3>
    <p class="quiet">${about}</p>
    <form class="fields" method="post" action="/sandbox/switches/set">
      ${kind === '' ? '' : html`<input type="hidden" name="kind" value="${kind}" />`}${fields}<button type="submit">
        Set
      </button>
    </form>
  </section>`;

const merchantField = (merchants: MerchantDirectory) =>
  chooseField({
    name: 'merchant',
    label: 'Merchant',
    options: [['', 'Every merchant'], ...merchants.all().map(({ code }) => [code, code] as const)],
  });

const callNames = Object.values(areas)
  .flatMap(({ calls }) => Object.keys(calls))
  .toSorted();
const callField = () =>
  chooseField({
    name: 'call',
    label: 'Call',
    options: [['', 'Every call'], ...callNames.map((name) => [name, name] as const)],
  });

const oftenFields = () =>
  html`${textField({ name: 'share', label: 'Share of requests', placeholder: '1', hint: '0 to 1, random', inputMode: 'decimal' })}${textField({ name: 'every', label: 'Or every nth request', hint: 'An exact interval, for example 3', inputMode: 'numeric' })}`;

function siteForm(merchants: MerchantDirectory): Html {
  const kinds = [
    ['maintenance', 'Under maintenance (503)'],
    ['regionRestriction', 'Region not served (451)'],
  ] as const;
  return html`<h2>Set a switch</h2>
    ${form('Whole site', 'The status call reports it, and every other call fails.', '', html`${merchantField(merchants)}${chooseField({ name: 'kind', label: 'State', options: kinds })}`)}`;
}

function latencyForm(merchants: MerchantDirectory): Html {
  const fields = html`${merchantField(merchants)}${callField()}${textField({ name: 'fromMs', label: 'Milliseconds', placeholder: '800', inputMode: 'numeric' })}${textField({ name: 'toMs', label: 'Up to', hint: 'For a random delay between the two', inputMode: 'numeric' })}`;
  return form('Latency', 'The reply is delayed.', 'latency', fields);
}

function failureForm(merchants: MerchantDirectory): Html {
  const options = [
    ...connectionFailures,
    ...outcomes.filter((outcome) => !connectionFailures.some((line) => line === outcome)),
  ];
  const when = chooseField({
    name: 'when',
    label: 'When',
    options: [
      ['before', 'Before the call takes effect'],
      ['after', 'After it takes effect: only the reply is lost'],
    ],
  });
  return form(
    'Failure',
    'The call fails with an error code of the contract, a proxy error or a closed connection.',
    'failure',
    html`${merchantField(merchants)}${callField()}${chooseField({ name: 'outcome', label: 'Outcome', options })}${oftenFields()}${when}`,
  );
}

function malformedForm(merchants: MerchantDirectory): Html {
  return form(
    'Malformed reply',
    'The call takes effect, but its reply does not match the contract.',
    'malformed',
    html`${merchantField(merchants)}${callField()}${chooseField({ name: 'shape', label: 'Reply', options: malformedShapes })}${oftenFields()}`,
  );
}

/** Fields with a value. */
function filled(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1].trim() !== '',
    ),
  );
}

const figures = new Set(['fromMs', 'toMs', 'share', 'every']);

/** Converts form fields to a switch; its schema reports invalid fields. */
function switchIn(fields: Record<string, unknown>): unknown {
  return Object.fromEntries(
    Object.entries(filled(fields)).map(([name, text]) => [name, figures.has(name) ? Number(text) : text]),
  );
}

/**
 * Validates a switch.
 * @returns the switch, or a failure with the invalid fields.
 */
function readSwitch(sent: unknown): SandboxSwitch | CallFailure {
  const read = v.safeParse(sandboxSwitch, sent);
  if (read.success) return read.output;
  return requestInvalid(
    ...read.issues.map((issue) => ({
      path: ['body', v.getDotPath(issue)].filter(Boolean).join('.'),
      message: issue.message,
    })),
  );
}
