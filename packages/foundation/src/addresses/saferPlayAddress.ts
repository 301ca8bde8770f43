import { paths } from './paths.ts';

/** Address that preselects a time-out of this number of days. */
export const timeOutAddress = (days: number): string => `${paths.saferPlay}?break=timeOut-${days}`;
