import { type ReactNode, useLayoutEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';

/**
 * The browser's router. It also follows a step back or forward during the first render. At that time React's router
 * does not listen yet, so the address would not match the screen.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [drawnFor] = useState(() => window.location.href);
  // This effect runs after the router's own effect, which adds its listener.
  useLayoutEffect(() => {
    if (window.location.href === drawnFor) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, [drawnFor]);
  return <BrowserRouter>{children}</BrowserRouter>;
}
