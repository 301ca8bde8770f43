import { describe, expect, test } from 'vitest';
import { json, switchedGateway } from '../../testing/switchedGateway.ts';
import { startTestGateway } from '../../testing/testGateway.ts';
import { waitFor } from '@livery/config/wait-for';

const { askSwitches, gateway, setSwitch } = switchedGateway();

describe('switches', () => {
  test(
    'apply to a gateway that starts later on the same database, and a running gateway notices a change',
    { timeout: 60_000 },
    async () => {
      await setSwitch({ kind: 'failure', call: 'getTemplate', outcome: 'INTERNAL', every: 2 });
      const other = await startTestGateway({ databaseUrl: gateway().databaseUrl });
      // Both gateways share the count.
      expect([(await gateway().call('getTemplate')).status, (await other.call('getTemplate')).status]).toEqual([
        200, 500,
      ]);
      await askSwitches('DELETE');
      await waitFor(async () =>
        expect([(await other.call('getTemplate')).status, (await other.call('getTemplate')).status]).toEqual([
          200, 200,
        ]),
      );
      await other.close();
    },
  );

  test('are listed, replaced in the same scope and removed one by one', async () => {
    await setSwitch({ kind: 'latency', call: 'getTemplate', fromMs: 10 });
    await setSwitch({ kind: 'latency', call: 'getTemplate', fromMs: 20 });
    await setSwitch({ kind: 'maintenance', merchant: 'padma' });
    const listed = async () =>
      ((await (await fetch(`${gateway().url}/sandbox/switches`)).json()) as { value: unknown }).value;
    expect(await listed()).toEqual([
      { kind: 'latency', call: 'getTemplate', fromMs: 20 },
      { kind: 'maintenance', merchant: 'padma' },
    ]);
    await askSwitches('DELETE', undefined, '?kind=latency&call=getTemplate');
    expect(await listed()).toEqual([{ kind: 'maintenance', merchant: 'padma' }]);
    expect((await askSwitches('DELETE')).envelope.value).toEqual([]);
  });

  test.each([
    [{ kind: 'latency' }, 'fromMs'],
    [{ kind: 'latency', fromMs: -1 }, 'fromMs'],
    [{ kind: 'noise' }, 'kind'],
    [{ kind: 'failure', outcome: 'OOPS' }, 'outcome'],
    [{ kind: 'failure', outcome: 'INTERNAL', share: 2 }, 'share'],
    [{ kind: 'failure', outcome: 'INTERNAL', call: 'getNothing' }, 'call'],
    [{ kind: 'malformed', shape: 'odd' }, 'shape'],
    [{ kind: 'maintenance', call: 'getTemplate' }, 'call'],
    [{ kind: 'maintenance', merchant: '../x' }, 'merchant'],
    [{ kind: 'maintenance', merchant: 'arora' }, 'merchant'],
  ])('%o is rejected because of its "%s"', async (body, field) => {
    const { status, envelope } = await askSwitches('PUT', body);
    expect([status, envelope.code]).toEqual([400, 'REQUEST_INVALID']);
    expect(envelope.value).toMatchObject({ issues: [{ path: `body.${field}` }] });
  });

  test.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['a list', '[]'],
  ])('%s is rejected', async (_what, body) => {
    const reply = await fetch(`${gateway().url}/sandbox/switches`, { method: 'PUT', headers: json, body });
    expect(reply.status).toBe(400);
  });

  test('removing a scope without a kind is rejected', async () => {
    expect((await askSwitches('DELETE', undefined, '?call=getTemplate')).status).toBe(400);
    expect((await askSwitches('DELETE', undefined, '?kind=noise')).status).toBe(400);
  });
});

describe('the page', () => {
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${gateway().url}/sandbox/switches/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
      redirect: 'manual',
    });
  const page = async (query = '') => (await fetch(`${gateway().url}/sandbox${query}`)).text();

  test('sets a switch by its form, shows it, and removes it', async () => {
    const reply = await post('set', {
      kind: 'latency',
      merchant: 'padma',
      call: 'getTemplate',
      fromMs: '15',
      toMs: '',
    });
    expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/sandbox']);
    expect(await page()).toContain('15 ms delay');
    await post('remove', { kind: 'latency', merchant: 'padma', call: 'getTemplate' });
    expect(await page()).toContain('No active switches');
  });

  test('shows the invalid field, escaped', async () => {
    const reply = await post('set', { kind: 'latency', fromMs: 'soon' });
    expect(reply.headers.get('Location')).toContain('problem=fromMs');
    expect(await page('?problem=<script>')).toContain('&lt;script&gt;');
  });

  test('removes all switches', async () => {
    await setSwitch({ kind: 'maintenance' });
    await setSwitch({ kind: 'regionRestriction' });
    await post('remove', {});
    expect(await page()).toContain('No active switches');
  });

  test('runs no script and matches its policy', async () => {
    const reply = await fetch(`${gateway().url}/sandbox`);
    expect(reply.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(await reply.text()).not.toMatch(/<script|<style| style=| on\w+=/);
    const css = await fetch(`${gateway().url}/sandbox/sandbox.css`);
    expect([css.status, css.headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8']);
  });

  test.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['same', 303],
  ])('a form on a page of %s gets %i', async (origin, status) => {
    const reply = await post(
      'set',
      { kind: 'maintenance', merchant: 'padma' },
      { Origin: origin === 'same' ? gateway().url : origin },
    );
    expect(reply.status).toBe(status);
    if (status === 403) expect(await reply.json()).toMatchObject({ success: false, code: 'NOT_ALLOWED' });
  });
});
