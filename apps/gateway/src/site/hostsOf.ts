import type { Merchant } from '@livery/merchant';

/** Hosts of a merchant, its own first; the last is the host on the sandbox's machine. */
export const hostsOf = ({ code, hosts }: Merchant): string[] => [...hosts, `${code}.localhost`];
