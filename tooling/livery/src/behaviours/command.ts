import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { didYouMean } from '@livery/merchant';
import { joinOutcomes } from './join.ts';
import { readBehaviours } from './readBehaviours.ts';
import { readReports } from './readReports.ts';
import { countStandings, renderAreas, renderClauses } from './render.ts';

const usage = 'livery behaviours [--area HOME] [--json] [--check]';

/**
 * Tells which clauses of docs/behaviours the last test run proved.
 * `--check` answers 1 when a test's title names an id that does not exist or an id stands twice in the docs.
 */
export async function run(args: string[], root: string = resolve(import.meta.dirname, '../../../..')): Promise<number> {
  let options;
  try {
    options = parseArgs({
      args,
      options: { area: { type: 'string' }, json: { type: 'boolean' }, check: { type: 'boolean' } },
    }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    return 1;
  }
  const docs = readBehaviours(resolve(root, 'docs/behaviours'));
  const reports = readReports(root);
  const { joined, problems: unknown } = joinOutcomes(docs.behaviours, reports.outcomes);
  const problems = [...docs.problems, ...unknown, ...reports.problems];
  const areas = [...new Set(joined.map(({ area }) => area))];
  if (options.area !== undefined && !areas.includes(options.area)) {
    const guess = didYouMean(options.area, areas);
    console.error(
      `There is no area "${options.area}".${guess === undefined ? '' : ` Did you mean "${guess}"?`} There are ${areas.join(', ')}.`,
    );
    return 1;
  }
  const chosen = joined.filter(({ area }) => options.area === undefined || area === options.area);
  if (options.json)
    console.log(JSON.stringify({ counts: countStandings(chosen), behaviours: chosen, problems }, null, 2));
  else if (!options.check) console.log(options.area === undefined ? renderAreas(chosen) : renderClauses(chosen));
  if (!options.json) for (const problem of problems) console.error(problem);
  if (options.check && problems.length === 0 && !options.json)
    console.log(summary(joined.length, countStandings(joined)));
  return options.check && problems.length > 0 ? 1 : 0;
}

function summary(all: number, { proved, failing }: ReturnType<typeof countStandings>): string {
  return `${all} behaviours: ${proved} proved, ${failing} failing, ${all - proved - failing} not yet.`;
}
