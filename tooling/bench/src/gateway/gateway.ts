import type { Benchmark } from '../bench.ts';
import { measureListing } from './listing.ts';
import { measureLoad } from './load.ts';
import { measureTransfers } from './transfers.ts';
import { createBenchWorld } from './world.ts';

/** Measures the gateway with 100,000 games and a million transactions: lists, transfers, load beside a bare route. */
export const gateway: Benchmark = {
  purpose: 'creating a sandbox of 100,000 games and 1,000,000 transactions, then lists, load and transfers',
  measure: async (scratch) => {
    const world = await createBenchWorld(scratch);
    try {
      console.error(`gateway: the sandbox is ready after ${world.seconds.toFixed(0)} s …`);
      return [...(await measureListing(world)), ...(await measureLoad(world)), ...(await measureTransfers(world))];
    } finally {
      await world.close();
    }
  },
};
