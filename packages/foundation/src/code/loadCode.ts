/** Gets a piece of code that lives in a file of its own. */
export type LoadCode<Code> = () => Promise<Code>;

/** Milliseconds before the second try: a network that stumbled is often back by then. */
const pause = 500;

/**
 * Loads code, and once more by itself if that fails. What fails twice rejects; the failure is logged, for it may be all
 * that is known of a player's phone.
 */
export async function loadCode<Code>(load: LoadCode<Code>): Promise<Code> {
  try {
    return await load();
  } catch (failure) {
    console.warn('Code did not load and is asked for once more.', failure);
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

/** A style sheet that failed counts as seen to Vite, which would show the screen without it: it is laid again here. */
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
 * Chromium keeps a module that failed in mind and fails its address from then on without asking: under another address
 * it asks. Only for a file that holds one thing: of several it is not known which was wanted, and they may be in use.
 */
async function importAnew<Code>(failure: unknown): Promise<Code> {
  const address = addressIn(failure);
  if (!address?.endsWith('js')) throw failure;
  const module = Object.values((await import(/* @vite-ignore */ `${address}?${Date.now()}`)) as Record<string, Code>);
  if (module.length !== 1) throw failure;
  return module[0]!;
}
