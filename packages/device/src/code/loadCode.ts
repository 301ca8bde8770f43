/** Milliseconds before the second attempt: a short network failure is often over by then. */
const pause = 500;

/**
 * Loads one export of a file, with a second attempt after half a second. Rejects if both attempts fail. Failures are
 * logged, because the log may be the only information about a player's phone.
 *
 * @param load imports the file
 * @param name name of the export, unique among the files that are loaded on demand: see `importAnew`
 */
export async function loadCode<Module extends object, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
): Promise<Module[Name]> {
  try {
    return (await load())[name];
  } catch (failure) {
    console.warn('Code did not load and is requested again.', failure);
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
    try {
      await fetchStyles(failure);
      return (await load().catch(() => importAnew<Module>(failure, name)))[name];
    } catch (again) {
      console.error('Code did not load.', again);
      throw again;
    }
  }
}

/** The address in an error message of a browser, or of Vite for a style sheet. */
const addressIn = (failure: unknown) => /\b(?:https?:|\/)\S+\.(?:css|m?js)/.exec(String(failure))?.[0];

/**
 * If a style sheet failed to load, Vite does not request it again, and would show the screen without it. So it is added
 * here.
 */
async function fetchStyles(failure: unknown): Promise<void> {
  const address = addressIn(failure);
  if (!address?.endsWith('css')) return;
  await new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`The styles ${address} did not load.`)));
    document.head.append(link);
  });
}

/**
 * Files that were imported again, by the address that failed. Each file is imported again only once, because its code
 * may have state.
 */
const importedAnew = new Map<string, Promise<object>>();

/**
 * Imports a file again with another address, and returns the module in it that has the export. Another address is
 * needed because Chromium caches a failed module: later imports of its address fail without a request. The bundler puts
 * several modules into a file. Such a file exports each module as an object with a short name.
 */
async function importAnew<Module extends object>(failure: unknown, name: keyof Module): Promise<Module> {
  const address = addressIn(failure);
  if (!address?.endsWith('js')) throw failure;
  if (!importedAnew.has(address)) importedAnew.set(address, import(/* @vite-ignore */ `${address}?${Date.now()}`));
  const file = await importedAnew.get(address)!.catch((again: unknown) => {
    importedAnew.delete(address);
    throw again;
  });
  const isModule = (value: unknown) => typeof value === 'object' && value !== null && name in value;
  const module = [file, ...Object.values(file)].find(isModule);
  if (module === undefined) throw failure;
  return module as Module;
}
