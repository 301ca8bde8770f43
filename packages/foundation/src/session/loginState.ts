import type { Location } from 'react-router-dom';

/** What the location of the login screen holds, so that login leads back to where somebody was. */
export interface LoginState {
  /** Path, query and hash to go to. */
  from: string;
  /** Key of the history entry that it was left at: its return point is found again, see `@livery/device/return-points`. */
  place: string;
}

/** The state for a login that leads back to a location. */
export const loginState = ({ pathname, search, hash, key }: Location): LoginState => ({
  from: `${pathname}${search}${hash}`,
  place: key,
});
