import type { Result } from 'lighthouse';
import { pointsAt } from './pointsAt.ts';

/**
 * The failed audits of a category, one line each with its score, followed by indented lines with the elements or
 * addresses that the audit names.
 */
export function failedAudits(
  { categories, audits }: Pick<Result, 'categories' | 'audits'>,
  category: string,
): string[] {
  return categories[category]!.auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id]!;
    const { score, title, displayValue, explanation, metricSavings = {} } = audit;
    // Audits of possible savings have no weight, but explain the metrics that have one.
    const saves = Object.values(metricSavings).some((saving) => (saving ?? 0) > 0);
    if (score === null || score >= 0.995 || (weight === 0 && !saves)) return [];
    const words = [`${Math.round(score * 100)}`.padStart(3), `${title} (${id})`, displayValue, explanation];
    return [words.filter(Boolean).join('  '), ...pointsAt(audit.details).map((line) => `       ${line}`)];
  });
}
