import type { Dialect } from '@livery/minimum-gateway';

/** A variant of aurora whose gateway is the minimum gateway, in one dialect. */
interface OtherMerchant {
  code: string;
  dialect: Dialect;
}

/** A merchant for each kind of dialect. */
export const otherMerchants: readonly OtherMerchant[] = [
  { code: 'other-specification', dialect: { preset: 'specification' } },
  { code: 'other-livery', dialect: { preset: 'livery' } },
  {
    code: 'other-bare',
    dialect: {
      preset: 'specification',
      token: 'parameter',
      replies: 'bare',
      omitHeaders: ['Device', 'Language'],
      renameHeaders: { Merchant: 'X-Brand', Encryption: 'X-Key' },
    },
  },
];
