import { areas } from '../contract/areas.ts';
import type { CallValue } from '../contract/call.ts';
import type { CallName, calls } from '../contract/calls.ts';
export { sampleGame } from '../contract/games/sampleGame.ts';

/** A valid value for every call of the contract. */
export const sampleValues = Object.assign({}, ...Object.values(areas).map(({ samples }) => samples)) as {
  readonly [Name in CallName]: CallValue<(typeof calls)[Name]>;
};
