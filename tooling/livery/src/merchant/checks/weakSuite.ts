import type { Merchant, MerchantProblem } from '@livery/merchant';

/** A hint about a weak crypto suite, which is allowed for gateways without another. */
export function weakSuite({ code, gateway }: Merchant): MerchantProblem[] {
  if (gateway.cryptoSuite !== 'legacy-des') return [];
  return [
    {
      file: `${code}/gateway.json`,
      key: 'cryptoSuite',
      message:
        'the crypto suite legacy-des does not protect against replay: a recorded body can be sent again. oaep-gcm does; see docs/gateway.md',
    },
  ];
}
