import { calls } from '@livery/api/contract';
import { answer, noNetwork, sampleValues, startNetwork } from '@livery/api/testing';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { merchantWith } from '../../../../testing/merchantWith.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const network = startNetwork();
const taken = { available: false, reason: 'taken' } as const;
afterEach(() => vi.useRealTimers());

/** The names that were sent to the gateway. */
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  network.use(
    answer(calls.getAffiliate, { affiliateCode: '' }),
    answer(calls.getRegistrationConfig, sampleValues.getRegistrationConfig),
    answer(calls.checkUsername, ({ url }) => {
      const name = new URL(url).searchParams.get('username')!;
      asked.push(name);
      return name === 'amina' ? taken : { available: true };
    }),
  );
});

async function show() {
  renderScreen(<RegisterScreen />, { at: '/m/register', merchant: merchantWith('USERNAMEREG3') });
  const field = await screen.findByRole('textbox', { name: /^User name/ });
  return { clock: stopClock(), type: (value: string) => fireEvent.change(field, { target: { value } }) };
}
const problem = () => screen.queryByText('Sorry, the username already exists.');

describe('a user name while it is typed', () => {
  test('is checked half a second after the last letter, and a taken name is reported at its field', async () => {
    const { clock, type } = await show();
    type('amin');
    await clock.pass(400);
    type('amina');
    await clock.pass(499);
    expect(asked).toEqual([]);
    await clock.pass(2);
    await clock.until(() => expect(problem()).toBeVisible());
    expect(asked).toEqual(['amina']);
  });

  test('loses the report when it is changed, and a free name gets no report', async () => {
    const { clock, type } = await show();
    type('amina');
    await clock.pass(501);
    await clock.until(() => expect(problem()).toBeVisible());
    type('amina2');
    await clock.until(() => expect(problem()).toBeNull());
    await clock.pass(501);
    expect(asked).toEqual(['amina', 'amina2']);
    expect(problem()).toBeNull();
  });

  test('is not reported by a late reply about an earlier name', { tags: 'whole' }, async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    network.use(
      answer(calls.checkUsername, async ({ url }) => {
        asked.push(new URL(url).searchParams.get('username')!);
        await held;
        return taken;
      }),
    );
    const { clock, type } = await show();
    type('amina');
    await clock.pass(501);
    await clock.until(() => expect(asked).toEqual(['amina']));
    type('amina2');
    release();
    await clock.pass(100);
    expect(problem()).toBeNull();
  });

  test('is not sent if it violates the rules', async () => {
    const { clock, type } = await show();
    type('a');
    await clock.pass(1000);
    expect(asked).toEqual([]);
  });

  test('gets no report if the gateway does not reply', { tags: 'whole' }, async () => {
    network.use(noNetwork(calls.checkUsername));
    const { clock, type } = await show();
    type('amina');
    await clock.pass(2000);
    expect(problem()).toBeNull();
  });
});
