import { defineArea } from '../area.ts';
import { getLiveModels } from '../lobby.ts';

export const liveModelsArea = defineArea({
  title: 'Live models',
  calls: { getLiveModels },
  summaries: {
    getLiveModels: 'Lists the models of live shows. Only where the merchant has LIVEMODELS on.',
  },
});
