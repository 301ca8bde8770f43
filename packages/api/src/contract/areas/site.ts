import { defineArea } from '../area.ts';
import {
  getClientInfo,
  getCountries,
  getDomainRoute,
  getSystemStatus,
  getTemplate,
  getValidationRules,
} from '../site.ts';

export const siteArea = defineArea({
  title: 'The site',
  calls: { getSystemStatus, getTemplate, getCountries, getDomainRoute, getValidationRules, getClientInfo },
  summaries: {
    getSystemStatus:
      'Tells whether the site is under maintenance or not served in the region of the caller. The only call that is answered during maintenance.',
    getTemplate: 'Tells which version of the member centre and of the deposit screen the merchant shows.',
    getCountries: "Lists countries with their dialling codes, those of the merchant's licence first.",
    getDomainRoute: 'Lists the hosts that lead to the merchant, so that a page can move on when its own is cut off.',
    getValidationRules: 'Tells the rules that forms check by before they send; the gateway checks by the same.',
    getClientInfo:
      'Tells the address and region that the gateway sees the caller at, also where that region is not served.',
  },
});
