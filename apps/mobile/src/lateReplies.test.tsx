import { type CallName, calls } from '@livery/api/contract';
import { answerRaw, sampleValues, startNetwork } from '@livery/api/testing';
import { lazyCode } from '@livery/foundation/code';
import { isWhole, sample } from '@livery/config/sample';
import { stopClock } from '@livery/features/testing';
import type { PublicMerchant } from '@livery/merchant';
import { switchMeaning } from '@livery/merchant';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everyAddress } from '../e2e/everyAddress.ts';
import { renderShell } from '../testing/renderShell.tsx';
import { settle } from '../testing/settle.ts';
import { table } from './router.tsx';
import { type Row, rowOf } from './shell/row.ts';

/*
 * In each test a screen sends requests, the player leaves it, and then the replies arrive. The replies must not
 * navigate, open anything or show a message over the next screen.
 */
const network = startNetwork();
const allOn = Object.fromEntries(Object.keys(switchMeaning).map((name) => [name, true])) as PublicMerchant['switches'];
const elsewhere: Row = {
  paths: ['/m/elsewhere'],
  title: 'help',
  screen: { ...lazyCode(async () => ({ Elsewhere: () => <h2>Elsewhere</h2> }), 'Elsewhere'), texts: [] },
};

let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

type Kind = 'success' | 'failure';
const rowAt = (address: string) => rowOf(table, address.split('?')[0]!, allOn);
const replyOf = (kind: Kind, name: CallName): Response =>
  kind === 'success'
    ? Response.json({ success: true, value: sampleValues[name] })
    : Response.json({ success: false, code: 'INTERNAL', message: 'test' }, { status: 500 });

/** Holds the replies of all calls until `release`. */
function holdReplies(kind: Kind) {
  const asked: CallName[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  network.use(
    ...(Object.keys(calls) as CallName[]).map((name) =>
      answerRaw(calls[name], async () => {
        asked.push(name);
        await released;
        return replyOf(kind, name);
      }),
    ),
  );
  return { asked, release };
}

/** One address for each screen. */
const addresses = Object.entries(everyAddress).filter(
  ([at], index, all) => rowAt(at) !== undefined && all.findIndex(([other]) => rowAt(other) === rowAt(at)) === index,
);
/** Screens that make no calls. */
const withoutCalls = ['/m/about', '/m/userAgreement'];
/** The gate tests every third address with one kind of reply, and alternates the kinds. The whole suite tests all. */
const cases = addresses.flatMap(([at, facts], index) =>
  (['success', 'failure'] as const).filter((_, of) => isWhole || index % 2 === of).map((kind) => ({ at, kind, facts })),
);

test.each(sample(cases, 3))('a $kind of $at after the player left it changes nothing', async ({ at, kind, facts }) => {
  const { asked, release } = holdReplies(kind);
  const { go, address, store } = await renderShell({
    table: [elsewhere, ...table],
    at,
    switches: allOn,
    isSignedIn: !facts.isForGuests,
  });
  await clock.until(() =>
    withoutCalls.includes(at)
      ? expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
      : expect(asked).not.toHaveLength(0),
  );
  await go('/m/elsewhere');
  await clock.until(() => expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible());
  release();
  await settle(clock, [store]);
  expect(address()).toBe('/m/elsewhere');
  expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('status', { hidden: true })).toBeEmptyDOMElement();
});
