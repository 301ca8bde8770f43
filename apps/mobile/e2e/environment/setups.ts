import { resolve } from 'node:path';
import { checkedMerchants } from '../botCheck/checkedMerchants.ts';
import { otherMerchants } from '../otherGateways/dialects.ts';

/** Output of the gateways of this run, for the test that looks for secrets in it. */
export const gatewayLog = resolve(
  import.meta.dirname,
  `../../.results/gateway-${process.env['LIVERY_E2E_PORT'] ?? 4510}.log`,
);

/**
 * The merchants that the tests visit: the demo merchants, which together have every language, mode and version of home.
 */
export const merchantCodes = ['aurora', 'padma', 'indus', 'lagoa'] as const;
export type MerchantCode = (typeof merchantCodes)[number];

interface Setup {
  port: number;
  gateways: 1 | 2;
  merchants: readonly MerchantCode[];
  /** Merchants of `variantsDir` that also have a skin there. */
  variants?: readonly string[];
}

/** The first of the ports to serve on. With another value, two checkouts can run side by side. */
const firstPort = Number(process.env['LIVERY_E2E_PORT'] ?? 4510);

/** The served ports, each with its number of gateways and its merchants. All of them run the same production build. */
export const setups: readonly Setup[] = [
  {
    port: firstPort,
    gateways: 1,
    merchants: ['aurora', 'lagoa'],
    variants: [...checkedMerchants, ...otherMerchants].map(({ code }) => code),
  },
  { port: firstPort + 10, gateways: 2, merchants: ['padma', 'indus'] },
];

/** Folder of the merchants of the first setup's gateway: the merchants of the repository, and variants of them. */
export const variantsDir = resolve(import.meta.dirname, '../../.results/merchants', String(firstPort));

const portOf = (merchant: MerchantCode) => setups.find(({ merchants }) => merchants.includes(merchant))!.port;

/** Returns the origin of a merchant for a browser. */
export const originOf = (merchant: MerchantCode) => `http://${merchant}.localhost:${portOf(merchant)}`;

/** Returns the origin of a merchant of `variants` for a browser. */
export const originOfVariant = (code: string) =>
  `http://${code}.localhost:${setups.find(({ variants = [] }) => variants.includes(code))!.port}`;

/**
 * Returns the origin of the same server for Node, which cannot resolve names below `localhost`. The `Merchant` header
 * names the merchant instead.
 */
export const gatewayOf = (merchant: MerchantCode) => `http://localhost:${portOf(merchant)}`;
