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
      "those of the merchant's licence, first",
      list.slice(0, jurisdictions.length).map(({ code }) => code),
      jurisdictions,
    );
    kit.assertEqual('each once', new Set(list.map(({ code }) => code)).size, list.length);
  },

  async getDomainRoute(kit) {
    kit.assertEqual('whose hosts they are', (await kit.assertGood({ query: {} })).merchantCode, kit.merchant.code);
    kit.assertEqual(
      'a host of nobody',
      (await kit.assertGood({ query: { domain: 'nobody-knows-this.example' } }, 'of a host of nobody')).isKnown,
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
