/* Hands the account that was chosen to the product: to its page in another window, or by way of the visit's storage. */
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
  // Only to a page of this host: a foreign address is ignored.
  const to = new URL(back, location.href);
  if (to.origin !== location.origin) return;
  sessionStorage.setItem('sandboxIdentity', JSON.stringify(authEvent));
  location.replace(to);
})();
