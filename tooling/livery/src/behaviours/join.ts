import { didYouMean } from '@livery/merchant';
import type { Behaviour } from './readBehaviours.ts';
import type { TestOutcome } from './readReports.ts';

/** What the last run says about a clause: a test passed and none failed, one failed, or none ran. */
export type Standing = 'proved' | 'failing' | 'not yet';

export interface JoinedBehaviour extends Behaviour {
  standing: Standing;
  /** Every test that names the clause, skipped ones too. */
  tests: TestOutcome[];
}

/** Joins clauses with the outcomes of the tests that carry their ids, and tells ids that no clause has. */
export function joinOutcomes(
  behaviours: readonly Behaviour[],
  outcomes: readonly TestOutcome[],
): { joined: JoinedBehaviour[]; problems: string[] } {
  const known = new Set(behaviours.map(({ id }) => id));
  const testsOf = new Map<string, TestOutcome[]>();
  const problems: string[] = [];
  for (const outcome of outcomes) {
    for (const id of new Set(idsIn(outcome.title))) {
      if (known.has(id)) testsOf.set(id, [...(testsOf.get(id) ?? []), outcome]);
      else problems.push(unknownId(id, outcome, [...known]));
    }
  }
  const joined = behaviours.map((behaviour) => {
    const tests = testsOf.get(behaviour.id) ?? [];
    return { ...behaviour, tests, standing: standingOf(tests) };
  });
  return { joined, problems };
}

function standingOf(tests: readonly TestOutcome[]): Standing {
  if (tests.some(({ state }) => state === 'failed')) return 'failing';
  return tests.some(({ state }) => state === 'passed') ? 'proved' : 'not yet';
}

function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]{2,}-\d+)\]/g)].map(([, id]) => id!);
}

function unknownId(id: string, { title, report }: TestOutcome, known: string[]): string {
  const guess = didYouMean(id, known);
  return `${report}: the test "${title}" names ${id}, which no clause in docs/behaviours has.${guess === undefined ? '' : ` Did you mean ${guess}?`}`;
}
