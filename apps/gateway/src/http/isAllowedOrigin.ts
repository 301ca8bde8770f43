import type { MerchantDirectory } from './merchantDirectory.ts';

/** Whether pages of this origin may read replies: those of the merchants' hosts and of `*.localhost`. */
export function isAllowedOrigin(origin: string, merchants: MerchantDirectory): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    merchants.all().some(({ hosts }) => hosts.includes(hostname))
  );
}
