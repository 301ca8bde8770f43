/** The merchants that the tests visit: those of the demo, which together have every language, mode and version of home. */
export const merchantCodes = ['aurora', 'padma', 'indus', 'lagoa'] as const;
export type MerchantCode = (typeof merchantCodes)[number];

interface Setup {
  port: number;
  gateways: 1 | 2;
  merchants: readonly MerchantCode[];
}

/** First of the ports to serve on; another one lets two checkouts run side by side. */
const firstPort = Number(process.env['LIVERY_E2E_PORT'] ?? 4510);

/** Where the product is served, by how many gateways, and which merchants are visited there. Both run the same production build. */
export const setups: readonly Setup[] = [
  { port: firstPort, gateways: 1, merchants: ['aurora', 'lagoa'] },
  { port: firstPort + 10, gateways: 2, merchants: ['padma', 'indus'] },
];

const portOf = (merchant: MerchantCode) => setups.find(({ merchants }) => merchants.includes(merchant))!.port;

/** Where a browser finds a merchant. */
export const originOf = (merchant: MerchantCode) => `http://${merchant}.localhost:${portOf(merchant)}`;

/** The same server for Node, which resolves no names below `localhost`: there the `Merchant` header says which one is meant. */
export const gatewayOf = (merchant: MerchantCode) => `http://localhost:${portOf(merchant)}`;
