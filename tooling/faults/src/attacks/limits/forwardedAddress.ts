import type { Attack } from '../attack.ts';
import { ask, merchantOf } from './ask.ts';

/** A client invents a forwarded address, to be counted as another client or to appear in another country. */
export const forwardedAddress: Attack = {
  what: 'sends invented addresses in X-Forwarded-For',
  run: async ({ field }) => {
    const merchant = merchantOf('aurora');
    const direct = await field.startGateway({ env: { GATEWAY_TRUSTED_PROXIES: '' } });
    const ipOf = async (url: string, forwarded: string) =>
      (
        (await ask('getClientInfo', { url, merchant, client: 1, headers: { 'X-Forwarded-For': forwarded } })).value as {
          ip: string;
        }
      ).ip;
    const rows = [
      ['without a proxy', await ipOf(direct.url, '6.6.6.6'), '127.0.0.1'],
      ['before the address from a proxy', await ipOf(field.gateway.url, '6.6.6.6, 198.18.0.9'), '198.18.0.9'],
      ['a proxy’s own', await ipOf(field.gateway.url, '6.6.6.6, 198.18.0.9, 127.0.0.1'), '198.18.0.9'],
      ['through the front server', await ipOf(await field.frontUrl(), '6.6.6.6'), '127.0.0.1'],
    ] as const;
    return rows.map(([what, found, wanted]) => ({
      what: `invented address, ${what}`,
      found,
      wanted,
      holds: found === wanted,
    }));
  },
};
