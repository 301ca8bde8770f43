import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserOptions } from '@livery/config/browser';
import { type Browser, chromium } from '@playwright/test';
import { type Benchmark, type Measurement, ratioAtMost } from '../bench.ts';
import { startSite } from '../startSite.ts';
import { type Visit, visit } from './visit.ts';

const rounds = 5;
/** Address of home without any code: the same HTML, styles and pictures. */
const staticPage = '/static.html';

/** What is measured, and how many times the static page's figure it may be. */
const rows: readonly { key: keyof Visit; what: string; limit?: number; unit: string }[] = [
  { key: 'firstPaint', what: 'first paint', limit: 1.1, unit: 'ms' },
  { key: 'largestPaint', what: 'largest paint', limit: 1.25, unit: 'ms' },
  { key: 'tiles', what: '12 tiles with pictures', limit: 1.3, unit: 'ms' },
  { key: 'blocking', what: 'blocking', unit: 'ms' },
  { key: 'script', what: 'script time', unit: 'ms' },
  { key: 'layout', what: 'style and layout', unit: 'ms' },
  { key: 'elements', what: 'elements', unit: '' },
  { key: 'requests', what: 'requests', unit: '' },
  { key: 'bytes', what: 'bytes', unit: 'B' },
];

/** Home on a slow phone, at each merchant, beside a static page of the same first screen. */
export const phone: Benchmark = {
  purpose: `home on a slow phone beside the same page without code, ${rounds} rounds in turn`,
  measure,
};

async function measure(scratch: string): Promise<Measurement[]> {
  const { merchants, skinsDir, originOf, stop } = await startSite(scratch);
  const browser = await chromium.launch(browserOptions());
  try {
    const measurements: Measurement[] = [];
    for (const { code } of merchants) {
      await writeStaticPage(join(skinsDir, code));
      measurements.push(...(await measureMerchant(browser, code, originOf(code))));
    }
    return measurements;
  } finally {
    await browser.close();
    await stop();
  }
}

/** Home as it is served, with all code taken out of it. */
async function writeStaticPage(folder: string): Promise<void> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const bare = html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
  await writeFile(join(folder, staticPage), bare);
}

async function measureMerchant(browser: Browser, code: string, origin: string): Promise<Measurement[]> {
  const [ours, bare, second, ahead]: [Visit[], Visit[], Visit[], Visit[]] = [[], [], [], []];
  for (let round = 0; round < rounds; round++) {
    bare.push(await visit(browser, `${origin}${staticPage}`));
    ours.push(await visit(browser, `${origin}/m/home`, { tapsLogin: true }));
    ahead.push(await visit(browser, `${origin}/m/home`, { network: 'wifi', tapsLogin: true }));
    second.push(await visit(browser, `${origin}/m/home`, { isSecond: true }));
  }
  const first = rows.map(({ key, what, limit, unit }): Measurement => {
    const [our, reference] = [figureOf(ours, key), figureOf(bare, key)];
    const compared = limit === undefined ? { target: '' } : ratioAtMost(our.median / reference.median, limit);
    return {
      what: `${code}: ${what}`,
      ours: our.written(unit),
      reference: reference.written(unit),
      ...compared,
      notes: [],
    };
  });
  const only = (what: string, written: string): Measurement => ({
    what: `${code}: ${what}`,
    ours: written,
    reference: '',
    target: '',
    notes: [],
  });
  const again = (['largestPaint', 'tiles', 'requests', 'bytes'] as const).map((key) => {
    const { what, unit } = rows.find((row) => row.key === key)!;
    return only(`second visit, ${what}`, figureOf(second, key).written(unit));
  });
  const costOf = (key: 'requests' | 'content') => figureOf(ahead, key).median - figureOf(ours, key).median;
  const next = [
    only('tap on Log in to its field, metered', figureOf(ours, 'login').written('ms')),
    only('tap on Log in to its field, fetched ahead', figureOf(ahead, 'login').written('ms')),
    only('fetched ahead, requests', String(costOf('requests'))),
    only('fetched ahead, bytes', `${costOf('content')} B`),
  ];
  return [...first, ...again, ...next];
}

/** The median of a figure over visits, and its spread. */
function figureOf(visits: readonly Visit[], key: keyof Visit) {
  const values = visits.map((one) => Math.round(one[key])).toSorted((a, b) => a - b);
  const median = values[Math.floor(values.length / 2)]!;
  return {
    median,
    written: (unit: string) => `${median} ${unit} (${values[0]} to ${values.at(-1)})`.replace('  ', ' '),
  };
}
