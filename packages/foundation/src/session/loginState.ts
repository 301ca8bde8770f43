import type { Location } from 'react-router-dom';

/** State of the login screen's location. After the login, the player returns to the previous location. */
export interface LoginState {
  /** Path, query and hash of the target. */
  from: string;
  /**
   * Key of the history entry that the player left: its return point is restored, see `@livery/device/return-points`.
   */
  place: string;
}

/** The state for a login that returns to this location. */
export const loginState = ({ pathname, search, hash, key }: Location): LoginState => ({
  from: `${pathname}${search}${hash}`,
  place: key,
});
