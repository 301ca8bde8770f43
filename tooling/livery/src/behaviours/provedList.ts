import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JoinedBehaviour } from './join.ts';

const fileName = 'proved.txt';

const head = `# Behaviours that must stay proved, one id a line. \`npm test\` fails when one of them is proved no more.
# \`pnpm behaviours --accept\` adds what is newly proved. Taking a line away is a decision: by hand, in the commit that says why.
`;

/** The ids that \`docs/behaviours/proved.txt\` lists; none where there is no such file. */
export function readProvedList(folder: string): string[] {
  const path = join(folder, fileName);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** What differs between the list and the last run, one sentence each. */
export function provedListProblems(listed: readonly string[], joined: readonly JoinedBehaviour[]): string[] {
  const behaviours = new Map(joined.map((behaviour) => [behaviour.id, behaviour]));
  const lost = listed.flatMap((id) => {
    const behaviour = behaviours.get(id);
    if (behaviour === undefined) return [`${id} is listed in ${fileName} but no clause has this id.`];
    return behaviour.standing === 'proved' ? [] : [lostProof(behaviour)];
  });
  const fresh = joined.filter(({ id, standing }) => standing === 'proved' && !listed.includes(id)).map(({ id }) => id);
  return [
    ...lost,
    ...(fresh.length === 0
      ? []
      : [`Newly proved: ${fresh.join(', ')}. Run "pnpm behaviours --accept" and commit docs/behaviours/${fileName}.`]),
  ];
}

function lostProof({ id, standing, missingParts, tests }: JoinedBehaviour): string {
  if (standing === 'failing') return `${id} was proved and a test of it fails now.`;
  if (missingParts.length > 0 && tests.length > 0)
    return `${id} was proved and no passed test names its ${missingParts.join(', ')} now.`;
  return `${id} was proved and no passed test carries its id now.`;
}

/** Adds what is newly proved to the list and leaves out ids that no clause has any more. Returns the ids that were added. */
export function acceptProved(folder: string, joined: readonly JoinedBehaviour[]): string[] {
  const listed = readProvedList(folder);
  const added = joined.filter(({ id, standing }) => standing === 'proved' && !listed.includes(id)).map(({ id }) => id);
  const ids = joined.map(({ id }) => id).filter((id) => listed.includes(id) || added.includes(id));
  writeFileSync(join(folder, fileName), `${head}${ids.map((id) => `${id}\n`).join('')}`);
  return added;
}
