import type { Dialect, PublicMerchant } from '@livery/merchant';
import { testMerchant } from './testMerchant.ts';

/** The dialect of the reference gateway. */
const livery: Dialect = {
  token: 'header',
  moduleId: 'header',
  omitHeaders: [],
  renameHeaders: {},
  encryptPasswordChange: true,
  sendSmsPurpose: true,
  replies: 'envelope',
};

/** Creates the dialect of the reference gateway with these differences. */
export const testDialect = (differences: Partial<Dialect>): Dialect => ({ ...livery, ...differences });

/**
 * Creates a merchant for tests whose gateway has a dialect: the dialect of the reference gateway with these
 * differences.
 */
export function testMerchantInDialect(differences: Partial<Dialect>): PublicMerchant {
  const merchant = testMerchant();
  return { ...merchant, gateway: { ...merchant.gateway, dialect: testDialect(differences) } };
}
