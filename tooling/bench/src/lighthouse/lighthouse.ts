import { gameListAddress, paths } from '@livery/foundation/addresses';
import type { Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import type { Benchmark, BenchmarkOptions, Measurement } from '../bench.ts';
import { startSite } from '../startSite.ts';
import { auditPage, categories, type Category, launchForAudits } from './auditPage.ts';
import { failedAudits } from './failedAudits.ts';

const usualRounds = 5;

const pages = {
  home: paths.home,
  list: gameListAddress({ gameType: 'RNG', type: 'hot' }),
  login: paths.login,
};

/** Minimum scores out of 100. */
const targets: Readonly<Record<Category, number>> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** Lighthouse's scores for a phone at each merchant. Failed audits are listed below the table. */
export const lighthousePages: Benchmark = {
  purpose: 'Lighthouse for a phone at each merchant',
  measure,
};

async function measure(
  scratch: string,
  { merchants: wanted, rounds = usualRounds }: BenchmarkOptions,
): Promise<Measurement[]> {
  const { merchants, originOf, stop } = await startSite(scratch);
  const browser = await launchForAudits();
  try {
    const measurements: Measurement[] = [];
    for (const { code } of merchants.filter(({ code }) => wanted?.includes(code) ?? true))
      for (const [name, path] of Object.entries(pages)) {
        const results: Result[] = [];
        for (let round = 0; round < rounds; round++) results.push(await auditPage(originOf(code) + path, browser.port));
        measurements.push(...categories.map((category) => scoreOf(`${code}, ${name}`, category, results)));
        console.error(
          `  ${code}, ${name}: ${measurements
            .slice(-4)
            .map(({ ours }) => ours)
            .join(', ')}`,
        );
      }
    return measurements;
  } finally {
    browser.kill();
    await stop();
  }
}

/** A category's score in Lighthouse's median run, and its range over all rounds. */
function scoreOf(page: string, category: Category, results: Result[]): Measurement {
  const score = (result: Result) => Math.round((result.categories[category]!.score ?? 0) * 100);
  const median = computeMedianRun(results) as Result;
  const all = results.map(score);
  const meetsTarget = score(median) >= targets[category];
  const vitals = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  const failed = meetsTarget ? [] : failedAudits(median, category);
  // Lighthouse slows the available CPU down four times, so a busy machine gets a lower score.
  const speed = `processor's index at Lighthouse: ${results.map(({ environment }) => environment.benchmarkIndex).join(', ')}`;
  return {
    what: `${page}: ${category}`,
    ours:
      category === 'performance' ? `${score(median)} (${Math.min(...all)} to ${Math.max(...all)})` : `${score(median)}`,
    reference: category === 'performance' ? vitals.map((id) => median.audits[id]?.displayValue ?? '').join(', ') : '',
    target: `≥ ${targets[category]}`,
    meetsTarget,
    notes: meetsTarget || category !== 'performance' ? failed : [...failed, speed],
  };
}
