import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { didYouMean } from '@livery/merchant';
import { project } from '../project.ts';
import { type JoinedBehaviour, matchOutcomes } from './join.ts';
import { namedIds } from './namedIds.ts';
import { acceptProved, findLostProofs, readProvedList } from './provedList.ts';
import { readBehaviours } from './readBehaviours.ts';
import { readReports } from './readReports.ts';
import { countStandings, renderAreas, renderClauses } from './render.ts';

const usage = `pnpm behaviours [--area HOME] [--json]    which clauses the last test run proved
pnpm behaviours --check                   exits with 1 if a test names an unknown id or part, or an id is listed twice
pnpm behaviours --check-proved            the same, and exits with 1 if an id of proved.txt is not proved any more
pnpm behaviours --check-proved --gate     the same after npm test, without the ids marked 'whole'
pnpm behaviours --accept                  adds newly proved ids to proved.txt`;

export const help = (): string => usage;

/** Joins the clauses of docs/behaviours with the results of the tests that have their ids; see \`usage\`. */
export async function run(args: string[], root: string = project.root): Promise<number> {
  let options;
  try {
    options = parseArgs({
      args,
      options: {
        area: { type: 'string' },
        json: { type: 'boolean' },
        check: { type: 'boolean' },
        'check-proved': { type: 'boolean' },
        gate: { type: 'boolean' },
        accept: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    return 1;
  }
  const folder = resolve(root, 'docs/behaviours');
  const docs = readBehaviours(folder);
  const reports = readReports(root);
  const { joined, problems: unknown } = matchOutcomes(docs.behaviours, reports.outcomes);
  const problems = [...docs.problems, ...unknown, ...reports.problems];
  if (options.accept) {
    const ofGate = reports.outcomes.filter(({ isOfGate }) => isOfGate);
    const added = acceptProved(folder, joined, matchOutcomes(docs.behaviours, ofGate).joined);
    console.log(added.length === 0 ? 'No id is newly proved.' : `Added ${added.join(', ')}.`);
    return 0;
  }
  if (options.check || options['check-proved']) {
    const lost = options['check-proved']
      ? findLostProofs(readProvedList(folder), joined, options.gate ? namedIds(root) : undefined)
      : [];
    return report([...problems, ...lost], joined);
  }
  return show(joined, problems, options);
}

function report(problems: readonly string[], joined: readonly JoinedBehaviour[]): number {
  for (const problem of problems) console.error(problem);
  const { proved, failing, 'in part': inPart } = countStandings(joined);
  const rest = joined.length - proved - failing - inPart;
  console.log(`${joined.length} behaviours: ${proved} proved, ${inPart} in part, ${failing} failing, ${rest} not yet.`);
  return problems.length === 0 ? 0 : 1;
}

function show(
  joined: readonly JoinedBehaviour[],
  problems: readonly string[],
  { area, json }: { area?: string; json?: boolean },
): number {
  const areas = [...new Set(joined.map((behaviour) => behaviour.area))];
  if (area !== undefined && !areas.includes(area)) {
    const guess = didYouMean(area, areas);
    console.error(
      `There is no area "${area}".${guess === undefined ? '' : ` Did you mean "${guess}"?`} There are ${areas.join(', ')}.`,
    );
    return 1;
  }
  const chosen = joined.filter((behaviour) => area === undefined || behaviour.area === area);
  if (json) {
    console.log(JSON.stringify({ counts: countStandings(chosen), behaviours: chosen, problems }, null, 2));
    return 0;
  }
  console.log(area === undefined ? renderAreas(chosen) : renderClauses(chosen));
  for (const problem of problems) console.error(problem);
  return 0;
}
