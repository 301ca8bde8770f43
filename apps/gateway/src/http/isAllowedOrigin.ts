import type { MerchantDirectory } from './merchantDirectory.ts';

/** May pages of this origin read replies? Those of the merchants' own hosts and of `*.localhost`, nobody else's. */
export function isAllowedOrigin(origin: string, merchants: MerchantDirectory): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    merchants.all().some(({ hosts }) => hosts.includes(hostname))
  );
}
