import { defineArea } from '../area.ts';
import { getHelp } from '../help.ts';

export const helpArea = defineArea({
  title: 'Help',
  calls: { getHelp },
  summaries: {
    getHelp: 'Lists the help pages with their children.',
  },
});
