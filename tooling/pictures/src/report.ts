import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reportGrowth } from '@livery/config/growth';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { here, reportPage } from './places.ts';
import { type Difference, reportHtml } from './reportPage.ts';

const title = /^(\w+) (\w+) · (\S+) · (\S+)$/;
// Playwright adds terminal colours to its messages.
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** True if a different picture is reported but does not fail its test, as in `npm run test:whole`. */
export const reportsOnly = process.env['LIVERY_PICTURES'] === 'report';

/** The annotation of a test whose picture differs and is only reported. Its description has the difference. */
export const differs = 'differs';

/** Writes the page that shows each difference, and prints its path. */
export default class PicturesReport implements Reporter {
  #compared = 0;
  #differences: Difference[] = [];

  onBegin() {
    rmSync(dirname(reportPage), { recursive: true, force: true });
    mkdirSync(dirname(reportPage), { recursive: true });
  }

  onTestEnd(test: TestCase, { status, retry, attachments, errors }: TestResult) {
    // A failed test that will be retried is not reported yet.
    if (status !== 'passed' && retry < test.retries) return;
    const [, file, story, merchant, mode] = title.exec(test.title) ?? [];
    if (file === undefined || story === undefined || merchant === undefined || mode === undefined) return;
    this.#compared += 1;
    const difference = test.annotations.find(({ type }) => type === differs);
    if (status === 'passed' && difference === undefined) return;
    const copyOf = (kind: string) => {
      const from = attachments.find(({ name }) => name.endsWith(`-${kind}.png`))?.path;
      if (from === undefined) return undefined;
      const name = `${file}-${story}-${merchant}-${mode}-${kind}.png`;
      copyFileSync(from, join(dirname(reportPage), name));
      return name;
    };
    const message = [...errors.map((error) => error.message ?? ''), difference?.description ?? '']
      .map((said) => said.replaceAll(colours, '').split('\n').slice(0, 4).join('\n'))
      .join('\n');
    this.#differences.push({
      file,
      story,
      merchant,
      mode,
      expected: copyOf('expected'),
      actual: copyOf('actual'),
      diff: copyOf('diff'),
      message,
    });
  }

  onEnd() {
    if (this.#compared === 0) return;
    const names = this.#differences.map(
      ({ file, story, merchant, mode }) => `${file} ${story} at ${merchant}, ${mode}`,
    );
    const line = `${names.length} of ${this.#compared} pictures differ; \`pnpm pictures\` shows them: ${names.join('; ')}`;
    if (reportsOnly) reportGrowth(here, 'pictures', names.length > 0 ? [line] : []);
    const order = (one: Difference) => `${one.file} ${one.story} ${one.merchant} ${one.mode}`;
    writeFileSync(
      reportPage,
      reportHtml(
        this.#differences.toSorted((a, b) => order(a).localeCompare(order(b))),
        this.#compared,
      ),
    );
    if (this.#differences.length > 0)
      process.stdout.write(
        `\n${this.#differences.length} of ${this.#compared} pictures differ. Side by side: ${reportPage}\n`,
      );
  }
}
