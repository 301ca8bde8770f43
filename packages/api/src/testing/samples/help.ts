import type { helpArea } from '../../contract/areas/help.ts';
import type { SamplesOf } from './samplesOf.ts';

export const helpSamples: SamplesOf<typeof helpArea> = {
  getHelp: [{ title: 'Money', children: [{ title: 'Deposits', content: '<p>How</p>' }] }],
};
