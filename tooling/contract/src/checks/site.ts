import { isUsablePattern } from '@livery/api/contract';
import type { ChecksOf } from './check.ts';

export const siteChecks: ChecksOf<'site'> = {
  async getSystemStatus(kit) {
    const { maintenance, regionRestriction } = await kit.assertGood();
    kit.assertEqual(
      'the site is open',
      { maintenance, regionRestriction },
      { maintenance: false, regionRestriction: false },
    );
  },

  async getCountries(kit) {
    const list = await kit.assertGood({ query: { language: 'EN' } });
    const { jurisdictions } = kit.merchant.licence;
    kit.assertEqual(
      "the countries of the merchant's licence come first",
      list.slice(0, jurisdictions.length).map(({ code }) => code),
      jurisdictions,
    );
    kit.assertEqual('each once', new Set(list.map(({ code }) => code)).size, list.length);
  },

  async getDomainRoute(kit) {
    kit.assertEqual('the merchant of the hosts', (await kit.assertGood({ query: {} })).merchantCode, kit.merchant.code);
    kit.assertEqual(
      'an unknown host',
      (await kit.assertGood({ query: { domain: 'nobody-knows-this.example' } }, 'of an unknown host')).isKnown,
      false,
    );
  },

  async getValidationRules(kit) {
    const rules = Object.values(await kit.assertGood());
    kit.assertEqual(
      'patterns that do not compile, or can hang',
      rules.filter(({ pattern, maxLength }) => !isUsablePattern(pattern, maxLength)),
      [],
    );
  },
};
