/*
 * Returns the chosen account to the product. If this page is a window of its own, it sends a message to the product's
 * page. Otherwise it writes the account into the session storage and opens the product's page.
 */
(() => {
  const { type, event, back, choice } = document.querySelector('output').dataset;
  const authEvent = {
    type,
    eventId: event || null,
    urlResponse: `${location.origin}/emulator/auth/handler?${new URLSearchParams({ choice })}`,
    sessionId: 'sandbox',
    postBody: null,
    error: null,
  };
  if (type === 'signInViaPopup') {
    const channel = new BroadcastChannel('sandboxIdentity');
    channel.postMessage(authEvent);
    channel.close();
    window.close();
    return;
  }
  // Only a page of this host may be opened. Any other address is ignored.
  const to = new URL(back, location.href);
  if (to.origin !== location.origin) return;
  sessionStorage.setItem('sandboxIdentity', JSON.stringify(authEvent));
  location.replace(to);
})();
