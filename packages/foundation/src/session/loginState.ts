import type { Location } from 'react-router-dom';

/** State of the login screen's location, so that login leads back to the player's previous location. */
export interface LoginState {
  /** Path, query and hash of the target. */
  from: string;
  /**
   * Key of the history entry that the player left: its return point is restored, see `@livery/device/return-points`.
   */
  place: string;
}

/** The state for a login that leads back to a location. */
export const loginState = ({ pathname, search, hash, key }: Location): LoginState => ({
  from: `${pathname}${search}${hash}`,
  place: key,
});
