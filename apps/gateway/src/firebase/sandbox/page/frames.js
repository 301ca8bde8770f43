/*
 * The part of Google's frame library that Firebase's client uses. The sandbox needs it because it has no access to
 * Google. Google's library opens a frame of the project's host, which forwards the result of the account page. Here the
 * account page is on the same host and sends its result itself, see `finish.js`.
 */
(() => {
  const stored = 'sandboxIdentity';
  const nothing = {
    type: 'unknown',
    eventId: null,
    urlResponse: null,
    sessionId: null,
    postBody: null,
    error: { code: 'auth/no-auth-event', message: 'No account was chosen.' },
  };
  const frame = {
    restyle: () => Promise.resolve(),
    ping: (answered) => Promise.resolve(answered()),
    send(_kind, _message, answered) {
      try {
        answered([{ webStorageSupport: true }]);
      } catch {
        // The client throws after every answer, even after a valid one.
      }
    },
    register(kind, handle) {
      if (kind !== 'authEvent') return;
      new BroadcastChannel(stored).addEventListener('message', ({ data }) => handle({ authEvent: data }));
      const pending = sessionStorage.getItem(stored);
      sessionStorage.removeItem(stored);
      queueMicrotask(() => handle({ authEvent: pending === null ? nothing : JSON.parse(pending) }));
    },
  };
  window.gapi = {
    iframes: {
      Iframe: function Iframe() {},
      CROSS_ORIGIN_IFRAMES_FILTER: null,
      getContext: () => ({ open: (_options, opened) => opened(frame) }),
    },
  };
})();
