import { afterAll, beforeAll, expect, test } from 'vitest';
import { svgAddress } from '../testing/pictureAddresses.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('live models are listed with streaming models first, filters, and a picture that can be loaded', async () => {
  const all = (await gateway.call('getLiveModels', { query: { language: 'PT' } })).value.list;
  expect(all).toHaveLength(12);
  expect(all.map(({ streaming }) => streaming)).toEqual(
    all
      .map(({ streaming }) => streaming)
      .toSorted()
      .toReversed(),
  );
  expect(all.every(({ streaming, viewers }) => streaming === viewers > 0)).toBe(true);
  const [first] = all;
  expect(first!.game!.gameType).toBe('LIVE');
  const picture = await fetch(svgAddress(gateway.url + first!.picture));
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(await picture.text()).toContain('<svg');
  const count = async (query: Record<string, string>) =>
    (await gateway.call('getLiveModels', { query })).value.list.length;
  expect((await count({ active: '1' })) + (await count({ active: '0' }))).toBe(12);
  expect(
    (await gateway.call('getLiveModels', { query: { streaming: '1' } })).value.list.every(
      ({ active, streaming }) => active && streaming,
    ),
  ).toBe(true);
  expect((await gateway.call('getLiveModels', { query: { active: 'yes' } })).code).toBe('REQUEST_INVALID');
  expect((await fetch(`${gateway.url}/sandbox/cdn/AURORA/models/nobody.luminous.svg`)).status).toBe(404);
});

test('a merchant without LIVEMODELS has no live models, with or without live chat', async () => {
  expect((await gateway.call('getLiveModels', { merchant: 'padma' })).code).toBe('NOT_ALLOWED');
});
