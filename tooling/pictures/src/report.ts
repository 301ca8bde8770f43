import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { reportPage } from './places.ts';
import { type Difference, reportHtml } from './reportPage.ts';

const title = /^(\w+) (\w+) · (\S+) · (\S+)$/;
// Playwright colours its messages for a terminal.
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Writes the page that shows each difference, and prints its path. */
export default class PicturesReport implements Reporter {
  #compared = 0;
  #differences: Difference[] = [];

  onBegin() {
    rmSync(dirname(reportPage), { recursive: true, force: true });
    mkdirSync(dirname(reportPage), { recursive: true });
  }

  onTestEnd(test: TestCase, { status, retry, attachments, errors }: TestResult) {
    // It is tried again.
    if (status !== 'passed' && retry < test.retries) return;
    const [, file, story, merchant, mode] = title.exec(test.title) ?? [];
    if (file === undefined || story === undefined || merchant === undefined || mode === undefined) return;
    this.#compared += 1;
    if (status === 'passed') return;
    const copyOf = (kind: string) => {
      const from = attachments.find(({ name }) => name.endsWith(`-${kind}.png`))?.path;
      if (from === undefined) return undefined;
      const name = `${file}-${story}-${merchant}-${mode}-${kind}.png`;
      copyFileSync(from, join(dirname(reportPage), name));
      return name;
    };
    const message = errors
      .map((error) => (error.message ?? '').replaceAll(colours, '').split('\n').slice(0, 4).join('\n'))
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
