import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parse } from 'jsonc-parser';

/** The part of a package's `tsconfig.json` with the options of its check. */
interface PackageConfig {
  extends?: string;
  include?: string[];
  compilerOptions?: { allowJs?: boolean; types?: string[]; lib?: string[] };
}

/** Packages with the same options. A single program checks them and reads shared files once. */
export interface TypeProgram {
  name: string;
  /** Relative to the root. */
  folders: string[];
  /** Content of its `tsconfig.json`, to be written into `configDir`. */
  config: object;
}

const base = 'tooling/config';

/**
 * Groups the packages by the settings of their `tsconfig.json`, own and inherited. Each package has its own
 * configuration for editors and for a check of this package alone. With those, the shared packages would be read once
 * for every package that uses them.
 * @param configDir Folder for the programs' own configurations.
 */
export function typePrograms(root: string, configDir: string): TypeProgram[] {
  const groups = new Map<string, { folder: string; config: PackageConfig }[]>();
  for (const file of globSync('{apps,packages,tooling}/*/tsconfig.json', { cwd: root }).toSorted()) {
    const folder = dirname(file).split(sep).join('/');
    // These files may contain comments.
    const config = parse(readFileSync(join(root, file), 'utf8')) as PackageConfig;
    // The package of the base settings does not override them.
    const { types, lib } = folder === base ? {} : (config.compilerOptions ?? {});
    const name = [folder === base ? 'tsconfig.json' : config.extends?.split('/').at(-1), types, lib]
      .filter((part) => part !== undefined)
      .join(' ');
    groups.set(name, [...(groups.get(name) ?? []), { folder, config }]);
  }
  return [...groups].map(([name, members]) => {
    const from = (path: string) => relative(configDir, join(root, path)).split(sep).join('/');
    const { types, lib } = members.find(({ folder }) => folder !== base)!.config.compilerOptions ?? {};
    const fileName = name.replaceAll(/[^\w]+/g, '-');
    return {
      name: fileName,
      folders: members.map(({ folder }) => folder),
      config: {
        extends: from(`${base}/${name.split(' ')[0]}`),
        compilerOptions: {
          ...(types && { types }),
          ...(lib && { lib }),
          allowJs: members.some(({ config }) => config.compilerOptions?.allowJs),
          typeRoots: members.flatMap(({ folder }) => [
            from(`${folder}/node_modules/@types`),
            from(`${folder}/node_modules`),
          ]),
        },
        include: members.flatMap(({ folder, config }) =>
          folder === base || config.include === undefined
            ? [from(folder)]
            : config.include.map((path) => from(`${folder}/${path}`)),
        ),
        exclude: ['node_modules', 'dist', 'storybook-static'].map((name) => from(`*/*/${name}`)),
      },
    };
  });
}
