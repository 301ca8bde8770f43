import { Failure } from './failure.ts';

/** The gateway address from `--gateway`, if it was given. Throws if it is not an address. */
export function gatewayAddress(written: string | undefined): string | undefined {
  return written === undefined ? undefined : checked(written);
}

/** The comma-separated gateway addresses from `--gateway`, if it was given. Throws if one is not an address. */
export function gatewayAddresses(written: string | undefined): string[] | undefined {
  return written?.split(',').map(checked);
}

function checked(written: string): string {
  const address = written.trim();
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new Failure(`--gateway: "${address}" is not an address. Allowed: http://… and https://….`);
  return address;
}
