/*
 * As much of Google's frame library as Firebase's client uses, for the sandbox, where Google is out of reach. The real one
 * opens a frame of the project's host, which reports what the page of the accounts said; here that page is of the
 * same host and reports the account itself: `finish.js`.
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
        // The client throws after each answer, whatever it was.
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
