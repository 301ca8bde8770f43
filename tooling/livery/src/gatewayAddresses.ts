import { Failure } from './failure.ts';

/** A gateway's address as `--gateway` gave it, if it did. Fails for what is none. */
export function gatewayAddress(written: string | undefined): string | undefined {
  return written === undefined ? undefined : checked(written);
}

/** The addresses of a list with commas, as `--gateway` gave it, if it did. Fails for what is none. */
export function gatewayAddresses(written: string | undefined): string[] | undefined {
  return written?.split(',').map(checked);
}

function checked(written: string): string {
  const address = written.trim();
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new Failure(`--gateway: "${address}" is no address. Allowed: http://… and https://….`);
  return address;
}
