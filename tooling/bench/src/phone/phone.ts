import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { browserOptions } from '@livery/config/browser';
import { readMerchants } from '@livery/faults/gateways';
import { type Browser, chromium } from '@playwright/test';
import type { Benchmark, BenchmarkOptions, Measurement } from '../bench.ts';
import { chosenMerchants } from '../options.ts';
import { startSite } from '../startSite.ts';
import { startPrevious } from './previous.ts';
import { buildPlainApp, plainPage, staticPage, writeReferences } from './references.ts';
import { measureFlings } from './flingRows.ts';
import { type Manner, measurementsOf, type PageName } from './rows.ts';
import { storeFilmStrip } from './strip.ts';
import { keepTrace } from './trace.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

const usualRounds = 5;

/** Home on a slow phone, at each merchant, compared with a static page and a plain app with the same first screen. */
export const phone: Benchmark = {
  purpose: 'home on a slow phone, compared with the same page without code and with a plain app, in rounds',
  measure,
};

async function measure(scratch: string, options: BenchmarkOptions): Promise<Measurement[]> {
  const { rounds = usualRounds, previous: commit } = options;
  const merchants = chosenMerchants(readMerchants(), options.merchants);
  const plainHtml = await buildPlainApp(scratch);
  const started: { stop: () => Promise<unknown> }[] = [];
  try {
    const site = await startSite(scratch);
    started.push(site);
    const previous =
      commit === undefined ? undefined : await startPrevious({ commit, scratch, gateway: site.gatewayUrl });
    if (previous !== undefined) started.push(previous);
    const browser = await chromium.launch(browserOptions());
    started.push({ stop: () => browser.close() });
    const measurements: Measurement[] = [];
    for (const merchant of merchants) {
      const { code } = merchant;
      await writeReferences(join(site.skinsDir, code), merchant, plainHtml);
      const origin = site.originOf(code);
      const addresses = {
        static: origin + staticPage,
        plain: origin + plainPage,
        ours: `${origin}/m/home`,
        previous: previous?.homeOf(code),
      };
      console.error(`  ${code}`);
      measurements.push(...measurementsOf(code, await visitInTurn(browser, addresses, rounds)));
      measurements.push(...(await measureFlings(browser, code, origin)));
      await keep(browser, code, addresses, options);
    }
    return measurements;
  } finally {
    for (const one of started.toReversed()) await one.stop();
  }
}

/** Writes the requested traces and screenshots. */
async function keep(
  browser: Browser,
  code: string,
  { ours, plain, previous }: { ours: string; plain: string; previous: string | undefined },
  { traces, strips }: BenchmarkOptions,
): Promise<void> {
  if (traces !== undefined) {
    await mkdir(traces, { recursive: true });
    await keepTrace(browser, ours, join(traces, `${code}.json`));
    await keepTrace(browser, plain, join(traces, `${code}-plain.json`));
  }
  if (strips !== undefined) {
    await mkdir(strips, { recursive: true });
    await storeFilmStrip(browser, ours, join(strips, `${code}.png`));
    if (previous !== undefined) await storeFilmStrip(browser, previous, join(strips, `${code}-previous.png`));
  }
}

/** Visits all pages in each round, so that a temporary slowdown of the machine affects all of them. */
async function visitInTurn(
  browser: Browser,
  addresses: Readonly<Record<PageName, string | undefined>>,
  rounds: number,
) {
  const visits: Record<Manner, Partial<Record<PageName, Visit[]>>> = { first: {}, second: {}, ahead: {} };
  for (let round = 0; round < rounds; round++) {
    for (const [page, address] of Object.entries(addresses) as [PageName, string | undefined][]) {
      if (address === undefined) continue;
      const see = async (manner: Manner, options: VisitOptions) => {
        (visits[manner][page] ??= []).push(await visit(browser, address, options));
      };
      // The references have a single page, so login can't be their first page.
      await see('first', { tapsLogin: page !== 'static', opensLogin: page === 'ours' || page === 'previous' });
      await see('second', { isSecond: true });
      // The static page has nothing to prefetch, and the plain app does not prefetch.
      if (page === 'ours' || page === 'previous') await see('ahead', { network: 'wifi', tapsLogin: true });
    }
  }
  return visits;
}
