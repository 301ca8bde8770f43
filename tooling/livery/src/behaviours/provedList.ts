import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JoinedBehaviour } from './join.ts';

const fileName = 'proved.txt';

const head = `# Behaviours that must stay proved, one id per line. 'whole' follows an id that only \`npm run test:whole\` proves.
# \`npm test\` and \`test:whole\` add newly proved ids. They fail if a listed id is not proved any more. Remove a line
# only by hand, in a commit that explains the reason.
`;

/** A line of the list. */
interface Listed {
  id: string;
  /** Whether `npm test` alone proves the clause. */
  isOfGate: boolean;
}

/** The list in `docs/behaviours/proved.txt`. Empty if the file is missing. */
export function readProvedList(folder: string): Listed[] {
  const path = join(folder, fileName);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/) as [string, string?])
    .map(([id, mark]) => ({ id, isOfGate: mark !== 'whole' }));
}

/** One sentence for each listed id that the last run did not prove. */
export function findLostProofs(
  listed: readonly Listed[],
  joined: readonly JoinedBehaviour[],
  /** Only for a run of the gate: the ids that test files name. For ids marked 'whole', such a name is enough. */
  namedIds?: ReadonlySet<string>,
): string[] {
  const behaviours = new Map(joined.map((behaviour) => [behaviour.id, behaviour]));
  return listed.flatMap(({ id, isOfGate }) => {
    const behaviour = behaviours.get(id);
    if (behaviour === undefined) return [`${id} is listed in ${fileName} but no clause has this id.`];
    if (behaviour.standing === 'proved') return [];
    const isForLater = namedIds !== undefined && !isOfGate && behaviour.standing !== 'failing';
    if (!isForLater) return [lostProof(behaviour)];
    return namedIds.has(id) ? [] : [`${id} was proved by "npm run test:whole" and no test file names it now.`];
  });
}

function lostProof({ id, standing, missingParts, tests }: JoinedBehaviour): string {
  if (standing === 'failing') return `${id} was proved and a test of it fails now.`;
  if (missingParts.length > 0 && tests.length > 0)
    return `${id} was proved and no passed test names its ${missingParts.join(', ')} now.`;
  return `${id} was proved and no passed test carries its id now.`;
}

/**
 * Adds newly proved ids to the list, and removes ids that no clause has any more.
 * @param joined Results of all reports.
 * @param byGate Results of the reports of `npm test` only.
 * @returns The ids that were added.
 */
export function acceptProved(
  folder: string,
  joined: readonly JoinedBehaviour[],
  byGate: readonly JoinedBehaviour[],
): string[] {
  const listed = new Map(readProvedList(folder).map(({ id, isOfGate }) => [id, isOfGate]));
  const added = joined.filter(({ id, standing }) => standing === 'proved' && !listed.has(id)).map(({ id }) => id);
  const provedByGate = new Set(byGate.filter(({ standing }) => standing === 'proved').map(({ id }) => id));
  const lines = joined
    .filter(({ id }) => listed.has(id) || added.includes(id))
    .map(({ id }) => (listed.get(id) === true || provedByGate.has(id) ? `${id}\n` : `${id} whole\n`));
  writeFileSync(join(folder, fileName), `${head}${lines.join('')}`);
  return added;
}
