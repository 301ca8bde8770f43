import { defineArea } from '../area.ts';
import { getGameRecords } from '../records.ts';

export const recordsArea = defineArea({
  title: 'Betting record',
  calls: { getGameRecords },
  summaries: {
    getGameRecords:
      'Lists bets that are over by page, newest first, filtered by days, kind of game, vendor and outcome, with the sums of all that fit.',
  },
});
