import { resolve } from 'node:path';
import { checkedMerchants } from '../botCheck/checkedMerchants.ts';
import { otherMerchants } from '../otherGateways/dialects.ts';

/** What the gateways of this run print, for the test that looks for secrets in it. */
export const gatewayLog = resolve(
  import.meta.dirname,
  `../../.results/gateway-${process.env['LIVERY_E2E_PORT'] ?? 4510}.log`,
);

/** The merchants that the tests visit: those of the demo, which together have every language, mode and version of home. */
export const merchantCodes = ['aurora', 'padma', 'indus', 'lagoa'] as const;
export type MerchantCode = (typeof merchantCodes)[number];

interface Setup {
  port: number;
  gateways: 1 | 2;
  merchants: readonly MerchantCode[];
  /** Merchants of `variantsDir` that have a skin there, too. */
  variants?: readonly string[];
}

/** First of the ports to serve on; another one lets two checkouts run side by side. */
const firstPort = Number(process.env['LIVERY_E2E_PORT'] ?? 4510);

/**
 * Where the product is served, by how many gateways, and which merchants are visited there. Both run the same
 * production build.
 */
export const setups: readonly Setup[] = [
  {
    port: firstPort,
    gateways: 1,
    merchants: ['aurora', 'lagoa'],
    variants: [...checkedMerchants, ...otherMerchants].map(({ code }) => code),
  },
  { port: firstPort + 10, gateways: 2, merchants: ['padma', 'indus'] },
];

/** Where the merchants lie that the first setup's gateway knows: those of the repository, and variants of them. */
export const variantsDir = resolve(import.meta.dirname, '../../.results/merchants', String(firstPort));

const portOf = (merchant: MerchantCode) => setups.find(({ merchants }) => merchants.includes(merchant))!.port;

/** Where a browser finds a merchant. */
export const originOf = (merchant: MerchantCode) => `http://${merchant}.localhost:${portOf(merchant)}`;

/** Where a browser finds a merchant of `variants`. */
export const originOfVariant = (code: string) =>
  `http://${code}.localhost:${setups.find(({ variants = [] }) => variants.includes(code))!.port}`;

/** The same server for Node, which resolves no names below `localhost`: there the `Merchant` header says which one is meant. */
export const gatewayOf = (merchant: MerchantCode) => `http://localhost:${portOf(merchant)}`;
