import { paths } from './paths.ts';

/** Address where a time-out of this many days is preselected. */
export const timeOutAddress = (days: number): string => `${paths.saferPlay}?break=timeOut-${days}`;
