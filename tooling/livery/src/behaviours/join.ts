import { didYouMean } from '@livery/merchant';
import { idsIn } from './idsIn.ts';
import type { Behaviour } from './readBehaviours.ts';
import type { TestOutcome } from './readReports.ts';

/**
 * The result of the last run for a clause: all of it is proved, some of its parts are, a test failed, or nothing is
 * proved. A flaky test counts as passed.
 */
export type Standing = 'proved' | 'in part' | 'failing' | 'not yet';

export interface JoinedBehaviour extends Behaviour {
  standing: Standing;
  /** Parts that no passed test names. Empty for a clause without parts. */
  missingParts: string[];
  /** Every test that names the clause or a part of it, including skipped tests. */
  tests: TestOutcome[];
}

interface Naming extends TestOutcome {
  part: string | undefined;
}

/** Joins clauses with the outcomes of the tests that name them, and lists ids and parts that no clause has. */
export function matchOutcomes(
  behaviours: readonly Behaviour[],
  outcomes: readonly TestOutcome[],
): { joined: JoinedBehaviour[]; problems: string[] } {
  const known = new Map(behaviours.map((behaviour) => [behaviour.id, behaviour]));
  const namings = new Map<string, Naming[]>(behaviours.map(({ id }) => [id, []]));
  const problems = new Set<string>();
  for (const outcome of outcomes) {
    for (const { id, part } of idsIn(outcome.title)) {
      const behaviour = known.get(id);
      if (behaviour === undefined) problems.add(unknownId(id, outcome, [...known.keys()]));
      else if (part !== undefined && !behaviour.parts.includes(part))
        problems.add(unknownPart(part, outcome, behaviour));
      else namings.get(id)!.push({ ...outcome, part });
    }
  }
  const joined = behaviours.map((behaviour) => joinOne(behaviour, namings.get(behaviour.id)!));
  return { joined, problems: [...problems] };
}

function joinOne(behaviour: Behaviour, namings: readonly Naming[]): JoinedBehaviour {
  const passed = namings.filter(({ state }) => state === 'passed' || state === 'flaky');
  const isWhole = passed.some(({ part }) => part === undefined);
  const missingParts = behaviour.parts.filter((part) => !isWhole && passed.every((one) => one.part !== part));
  const tests = [...new Map(namings.map((one) => [`${one.file} ${one.title}`, one])).values()].map(
    ({ part: _, ...outcome }) => outcome,
  );
  return { ...behaviour, missingParts, tests, standing: standingOf(namings, passed.length, missingParts.length) };
}

function standingOf(namings: readonly Naming[], passed: number, missing: number): Standing {
  if (namings.some(({ state }) => state === 'failed')) return 'failing';
  if (passed === 0) return 'not yet';
  return missing === 0 ? 'proved' : 'in part';
}

function unknownId(id: string, { title, file }: TestOutcome, known: string[]): string {
  const guess = didYouMean(id, known);
  return `${file}: the test "${title}" names ${id}, which no clause in docs/behaviours has.${guess === undefined ? '' : ` Did you mean ${guess}?`}`;
}

function unknownPart(part: string, { title, file }: TestOutcome, { id, parts, place }: Behaviour): string {
  const listed = parts.length === 0 ? 'lists no parts' : `lists the parts ${parts.join(', ')}`;
  return `${file}: the test "${title}" names the part "${part}" of ${id}, whose row (${place}) ${listed}.`;
}
