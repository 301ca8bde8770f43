import type { Result } from 'lighthouse';
import { pointsAt } from './pointsAt.ts';

/**
 * The audits of a category that cost it points, each with its score and what it points at. One line each, indented
 * below it what it names.
 */
export function failedAudits(
  { categories, audits }: Pick<Result, 'categories' | 'audits'>,
  category: string,
): string[] {
  return categories[category]!.auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id]!;
    const { score, title, displayValue, explanation, metricSavings = {} } = audit;
    // What performance could save has no weight of its own, but explains the metrics that have.
    const saves = Object.values(metricSavings).some((saving) => (saving ?? 0) > 0);
    if (score === null || score >= 0.995 || (weight === 0 && !saves)) return [];
    const words = [`${Math.round(score * 100)}`.padStart(3), `${title} (${id})`, displayValue, explanation];
    return [words.filter(Boolean).join('  '), ...pointsAt(audit.details).map((line) => `       ${line}`)];
  });
}
