import { type ReactNode, useLayoutEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';

/**
 * The browser's router. It also hears of a step back or forward that was taken while the page was drawn for the first time, when
 * React's router does not listen yet: the address would be another screen's.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [drawnFor] = useState(() => window.location.href);
  // After the router's own, which begins to listen.
  useLayoutEffect(() => {
    if (window.location.href === drawnFor) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, [drawnFor]);
  return <BrowserRouter>{children}</BrowserRouter>;
}
