import { defineArea } from '../area.ts';
import { getCustomerService, getDownloads } from '../service.ts';

export const serviceArea = defineArea({
  title: 'Customer service and downloads',
  calls: { getCustomerService, getDownloads },
  summaries: {
    getCustomerService:
      'Lists the ways to customer service. The path of a type 3 entry is encrypted, with its key behind it.',
    getDownloads: 'Lists where the app can be had for each kind of phone, and the page for affiliates.',
  },
});
