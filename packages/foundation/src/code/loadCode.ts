/** Imports code from a file of its own. */
export type LoadCode<Code> = () => Promise<Code>;

/** Milliseconds before the second try: a network that failed for a moment is often back by then. */
const pause = 500;

/**
 * Loads code, with a second try after half a second. Rejects when both fail; the failure is logged, since the log may be all
 * that is known of a player's phone.
 */
export async function loadCode<Code>(load: LoadCode<Code>): Promise<Code> {
  try {
    return await load();
  } catch (failure) {
    console.warn('Code did not load and is requested once more.', failure);
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
    try {
      await fetchStyles(failure);
      return await load().catch(() => importAnew<Code>(failure));
    } catch (again) {
      console.error('Code did not load.', again);
      throw again;
    }
  }
}

/** The address that a browser, or Vite for a style sheet, names in its error. */
const addressIn = (failure: unknown) => /\b(?:https?:|\/)\S+\.(?:css|m?js)/.exec(String(failure))?.[0];

/** Vite does not load a style sheet again that failed once, and would show the screen without it: it is added again here. */
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
 * Chromium remembers a module that failed and fails its address from then on without a request; under another address it
 * requests it. Only for a file with one export: of several it is not known which was wanted, and they may be in use.
 */
async function importAnew<Code>(failure: unknown): Promise<Code> {
  const address = addressIn(failure);
  if (!address?.endsWith('js')) throw failure;
  const module = Object.values((await import(/* @vite-ignore */ `${address}?${Date.now()}`)) as Record<string, Code>);
  if (module.length !== 1) throw failure;
  return module[0]!;
}
