import { paths } from './paths.ts';

/** Where a break of that many days is offered, chosen already. */
export const timeOutAddress = (days: number): string => `${paths.saferPlay}?break=timeOut-${days}`;
