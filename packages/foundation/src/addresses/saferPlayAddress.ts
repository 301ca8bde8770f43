import { paths } from './paths.ts';

/** Address of the safer play screen on which a time-out of this number of days is selected. */
export const timeOutAddress = (days: number): string => `${paths.saferPlay}?break=timeOut-${days}`;
