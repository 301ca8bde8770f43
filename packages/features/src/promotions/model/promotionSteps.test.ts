import { promotionStates } from '@livery/api/contract';
import { expect, test } from 'vitest';
import { samplePromotion } from '../testing/samplePromotion.ts';
import { inOrder, promotionStateAt, stateAppearance, stepOf, typesOf } from './promotionSteps.ts';

test('[PROMO-01] every state of the contract has a different label', () => {
  expect(Object.keys(stateAppearance).toSorted()).toEqual([...promotionStates].toSorted());
  expect(new Set(Object.values(stateAppearance).map(({ label }) => label)).size).toBe(10);
});

test.each([
  ['JOIN', '10.00', 'join'],
  ['JOIN', undefined, 'deposit'],
  ['CLAIM', '10.00', 'claim'],
  ['JOINED', '10.00', undefined],
  ['APPLYING', '10.00', undefined],
  ['PROCESSING', '10.00', undefined],
  ['ISSUED', '10.00', undefined],
  ['CLAIMED', '10.00', undefined],
  ['REJECTED', '10.00', undefined],
  ['CLOSED', '10.00', undefined],
  ['COMING_SOON', '10.00', undefined],
] as const)('%s with the bonus %s has the step %s', (state, bonus, step) => {
  expect(stepOf({ state, bonus })).toBe(step);
});

test('a promotion that is open to the player closes at its end, but a claim in processing does not', () => {
  const endsAt = '2026-03-01T00:00:00.000Z';
  const end = Date.parse(endsAt);
  expect(promotionStateAt(samplePromotion({ state: 'CLAIM', endsAt }), end - 1)).toBe('CLAIM');
  expect(promotionStateAt(samplePromotion({ state: 'CLAIM', endsAt }), end)).toBe('CLOSED');
  expect(promotionStateAt(samplePromotion({ state: 'APPLYING', endsAt }), end)).toBe('APPLYING');
  expect(promotionStateAt(samplePromotion({ state: 'CLAIMED', endsAt }), end)).toBe('CLAIMED');
});

test('claimable promotions come first, closed ones last', () => {
  const list = (['CLOSED', 'CLAIMED', 'JOINED', 'JOIN', 'CLAIM'] as const).map((state) => samplePromotion({ state }));
  expect(inOrder(list).map(({ state }) => state)).toEqual(['CLAIM', 'JOIN', 'JOINED', 'CLAIMED', 'CLOSED']);
});

test('a promotion with an unknown state has no step and is the last in the list', () => {
  const unknown = samplePromotion({ state: { unknown: 'PAUSED' } });
  expect(stepOf(unknown)).toBeUndefined();
  expect(inOrder([unknown, samplePromotion({ state: 'ISSUED' })]).at(-1)).toBe(unknown);
});

test('returns only types that have promotions', () => {
  expect(typesOf([samplePromotion({ type: 'VIP' }), samplePromotion({ type: 'WELCOME' })])).toEqual(['WELCOME', 'VIP']);
  expect(typesOf([samplePromotion({ type: { unknown: 'SPORTS' } })])).toEqual([]);
});
