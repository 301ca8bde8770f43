import type { Merchant, MerchantProblem } from '@livery/merchant';

/**
 * Hints about parts of a gateway's dialect that have no effect, or that protect players less than the reference
 * gateway's.
 */
export function dialectHints({ code, gateway: { dialect } }: Merchant): MerchantProblem[] {
  if (dialect === undefined) return [];
  const hint = (key: string, message: string) => ({ file: `${code}/gateway.json`, key: `dialect.${key}`, message });
  const omitted: readonly string[] = dialect.omitHeaders;
  const withoutEffect = Object.keys(dialect.renameHeaders).flatMap((name) => {
    if (omitted.includes(name))
      return [hint(`renameHeaders.${name}`, 'has no effect: omitHeaders contains this header')];
    const isUnused = name === 'Authorization' && dialect.token === 'parameter';
    return isUnused ? [hint(`renameHeaders.${name}`, 'has no effect: the token is a parameter')] : [];
  });
  return [
    ...withoutEffect,
    ...(dialect.token === 'header'
      ? []
      : [
          hint(
            'token',
            'the session token is part of addresses, which proxies write into their logs; "header" is safer if the gateway reads it',
          ),
        ]),
    ...(dialect.omitHeaders.includes('Idempotency-Key')
      ? [
          hint(
            'omitHeaders',
            'without Idempotency-Key a deposit, a transfer or a bet that is sent twice is carried out twice',
          ),
        ]
      : []),
    ...(dialect.encryptPasswordChange
      ? []
      : [hint('encryptPasswordChange', 'the passwords of a password change are protected by TLS only')]),
  ];
}
