import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A clause of the product, as it is written in `docs/behaviours/<AREA>.md`. */
export interface Behaviour {
  /** For example `HOME-02`. */
  id: string;
  area: string;
  text: string;
  /** Names of its parts, if tests prove it part by part: `Parts: ticker, banners.` at the end of the row. */
  parts: string[];
  /** File and line: `HOME.md:8`. */
  place: string;
}

/** Every clause of the folder in reading order, and the problems of the files, one sentence each. */
export function readBehaviours(folder: string): { behaviours: Behaviour[]; problems: string[] } {
  const behaviours: Behaviour[] = [];
  const problems: string[] = [];
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .toSorted();
  for (const file of files) {
    const area = file.slice(0, -'.md'.length);
    for (const [index, line] of readFileSync(join(folder, file), 'utf8').split('\n').entries()) {
      const [, id, text] = /^\|\s*([A-Z]+-\d+)\s*\|\s*(.*?)\s*\|\s*$/.exec(line) ?? [];
      if (id === undefined || text === undefined) continue;
      const place = `${file}:${index + 1}`;
      const earlier = behaviours.find((behaviour) => behaviour.id === id);
      if (earlier !== undefined)
        problems.push(
          `${place}: ${id} is taken already, at ${earlier.place}. Ids are never used twice; take the next free number.`,
        );
      else if (!id.startsWith(`${area}-`))
        problems.push(`${place}: ${id} does not belong to the area ${area}. Move the row to the file of its area.`);
      else behaviours.push({ id, area, text, parts: partsIn(text), place });
    }
  }
  return { behaviours, problems };
}

function partsIn(text: string): string[] {
  const [, list] = /\bParts: ([^.]+)\.$/.exec(text) ?? [];
  return list === undefined ? [] : list.split(',').map((part) => part.trim());
}
