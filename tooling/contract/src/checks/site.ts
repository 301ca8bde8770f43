import type { ChecksOf } from './check.ts';

export const siteChecks: ChecksOf<'site'> = {
  async getSystemStatus(kit) {
    const { maintenance, regionRestriction } = await kit.good();
    kit.holds('the site is open', { maintenance, regionRestriction }, { maintenance: false, regionRestriction: false });
  },

  async getCountries(kit) {
    const list = await kit.good({ query: { language: 'EN' } });
    const { jurisdictions } = kit.merchant.licence;
    kit.holds(
      "those of the merchant's licence, first",
      list.slice(0, jurisdictions.length).map(({ code }) => code),
      jurisdictions,
    );
    kit.holds('each once', new Set(list.map(({ code }) => code)).size, list.length);
  },

  async getDomainRoute(kit) {
    kit.holds('whose hosts they are', (await kit.good({ query: {} })).merchantCode, kit.merchant.code);
    kit.holds(
      'a host of nobody',
      (await kit.good({ query: { domain: 'nobody-knows-this.example' } }, 'of a host of nobody')).isKnown,
      false,
    );
  },

  async getValidationRules(kit) {
    const rules = Object.values(await kit.good());
    kit.holds(
      'patterns that do not compile',
      rules.filter(({ pattern }) => !compiles(pattern)),
      [],
    );
  },
};

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'v') instanceof RegExp;
  } catch {
    return false;
  }
}
