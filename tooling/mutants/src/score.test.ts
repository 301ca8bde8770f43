import { expect, test } from 'vitest';
import { percent, type Report, scoreOf } from './score.ts';

const source = 'export const half = (sum: number) =>\n  sum / 2;\n';
const mutant = (status: Report['files'][string]['mutants'][number]['status'], replacement = 'sum * 2') => ({
  mutatorName: 'ArithmeticOperator',
  replacement,
  status,
  location: { start: { line: 2, column: 3 }, end: { line: 2, column: 10 } },
});
const scoreWith = (...mutants: ReturnType<typeof mutant>[]) =>
  scoreOf('packages/a/half.ts', { files: { 'half.ts': { source, mutants } } });

test('a change that fails a test or ends in a timeout was noticed', () => {
  expect(scoreWith(mutant('Killed'), mutant('Timeout'))).toEqual({
    file: 'packages/a/half.ts',
    killed: 2,
    all: 2,
    survivors: [],
  });
});

test('a change that no test noticed is listed with its position, its code and its replacement', () => {
  const { killed, all, survivors } = scoreWith(mutant('Killed'), mutant('Survived'), mutant('NoCoverage'));
  expect([killed, all]).toEqual([1, 3]);
  expect(survivors).toEqual([
    'packages/a/half.ts:2:3  sum / 2  →  sum * 2',
    'packages/a/half.ts:2:3  sum / 2  →  sum * 2 (no test runs it)',
  ]);
});

test('a long replacement is shortened', () => {
  const [line] = scoreWith(mutant('Survived', 'x'.repeat(200))).survivors;
  expect(line!.length).toBeLessThan(120);
});

test('changes that do not compile or are ignored are not counted', () => {
  expect(scoreWith(mutant('CompileError'), mutant('Ignored'))).toMatchObject({ killed: 0, all: 0, survivors: [] });
});

test('the share is rounded down, so that 100 % means that every change was noticed', () => {
  expect(percent({ killed: 999, all: 1000 })).toBe('99 %');
  expect(percent({ killed: 3, all: 3 })).toBe('100 %');
  expect(percent({ killed: 0, all: 0 })).toBe('-');
});
