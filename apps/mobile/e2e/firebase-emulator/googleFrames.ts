/** One side of a conversation between a page and a frame in it. */
interface Link {
  register: (kind: string, handle: (message: unknown) => unknown) => void;
  send: (kind: string, message: unknown, answered?: (replies: unknown[]) => void) => void;
  restyle: () => Promise<void>;
  ping: (answered?: () => void) => Promise<void>;
}

/**
 * Simulates Google's frame library, `apis.google.com/js/api.js`, which tests cannot load. It contains the part that
 * Firebase's client and the emulator's frame use to exchange messages. Both load it. The server sends the text of this
 * function, so it must not use anything outside itself.
 */
export function googleFrames(): void {
  interface Said {
    gapi?: 'ask' | 'answer';
    id: number;
    kind: string;
    value: unknown;
  }

  const link = (other: () => Window): Link => {
    const handlers = new Map<string, (message: unknown) => unknown>();
    const early: Said[] = [];
    const waiting = new Map<number, (replies: unknown[]) => void>();
    const tell = (said: Said) => other().postMessage(said, '*');
    const answer = async ({ id, kind, value }: Said) =>
      tell({ gapi: 'answer', id, kind, value: await handlers.get(kind)!(value) });
    window.addEventListener('message', ({ source, data }: MessageEvent<Said>) => {
      if (source !== other() || data.gapi === undefined) return;
      if (data.gapi === 'answer') waiting.get(data.id)?.([data.value]);
      else if (handlers.has(data.kind)) void answer(data);
      else early.push(data);
    });
    return {
      register: (kind, handle) => {
        handlers.set(kind, handle);
        early.filter((said) => said.kind === kind).forEach((said) => void answer(said));
      },
      send: (kind, value, answered) => {
        const id = Math.random();
        if (answered !== undefined) waiting.set(id, answered);
        tell({ gapi: 'ask', id, kind, value });
      },
      restyle: () => Promise.resolve(),
      ping: (answered) => Promise.resolve(answered?.()),
    };
  };

  const open = ({ url, where }: { url: string; where: Element }, opened: (frame: Link) => void) => {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.src = url;
    frame.addEventListener('load', () => opened(link(() => frame.contentWindow!)));
    where.append(frame);
  };

  const gapi = {
    load: (_name: string, { callback }: { callback: () => void }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: null,
      // Firebase's client checks for this function to find out whether the library has loaded.
      Iframe: () => undefined,
      getContext: () => ({ open, getParentIframe: () => link(() => window.parent) }),
    },
  };
  Object.assign(window, { gapi });
  const source = (document.currentScript as HTMLScriptElement).src;
  const name = new URL(source).searchParams.get('onload') ?? 'gapi_onload';
  (window as unknown as Record<string, (() => void) | undefined>)[name]?.();
}
