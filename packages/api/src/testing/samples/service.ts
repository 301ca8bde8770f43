import type { serviceArea } from '../../contract/areas/service.ts';
import type { SamplesOf } from './samplesOf.ts';

export const serviceSamples: SamplesOf<typeof serviceArea> = {
  getCustomerService: {
    version: {
      pathList: [
        { csType: 'CS', type: 1, path: 'https://support.test.example/' },
        { csType: 'LIVECHAT', type: 2, path: '' },
      ],
    },
  },
  getDownloads: { list: [{ resourceType: 'Android', url: '/downloads/android' }] },
};
