/** Position of a statement in its module. */
interface Statement {
  start: number;
  end: number;
}

/** Whether the module of this path offers a feature's screens; see `Screen` of `@livery/foundation/code`. */
export const offersScreens = (path: string) => /[\\/]routes\.tsx?$/.test(path);

/**
 * Returns the import paths, as written, of the screens without `afterHome` in a module that offers screens.
 *
 * @param code the module as JavaScript
 * @param program the module as a syntax tree
 */
export const importsWithTap = (code: string, program: { body: readonly Statement[] }): string[] =>
  program.body
    .map(({ start, end }) => code.slice(start, end))
    .filter((statement) => !/\bafterHome\b/.test(statement))
    .flatMap((statement) => [...statement.matchAll(/\bimport\(\s*["'`]([^"'`]+)/g)].map(([, path]) => path!));
