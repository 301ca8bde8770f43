import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../templates');
const suffix = '.template';

/**
 * The files of a folder of `templates`, with every `__placeholder__` in their paths and contents replaced.
 * @param name the folder, for example `screen`
 * @param values value for each placeholder, by its name
 * @returns content by path below the folder
 * @throws if a placeholder has no value
 */
export function fillTemplates(name: string, values: Readonly<Record<string, string>>): Record<string, string> {
  const fill = (text: string) =>
    text.replaceAll(/__([A-Za-z]+)__/g, (placeholder, key: string) => {
      const value = values[key];
      if (value === undefined) throw new Error(`templates/${name} has ${placeholder}, which has no value.`);
      return value;
    });
  return Object.fromEntries(
    globSync(`**/*${suffix}`, { cwd: join(folder, name) })
      .toSorted()
      .map((path) => [fill(path.slice(0, -suffix.length)), fill(readFileSync(join(folder, name, path), 'utf8'))]),
  );
}
