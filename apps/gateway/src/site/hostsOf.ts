import type { Merchant } from '@livery/merchant';

/** Hosts that a merchant is served at, its own first; the last is that of the machine the sandbox runs on. */
export const hostsOf = ({ code, hosts }: Merchant): string[] => [...hosts, `${code}.localhost`];
