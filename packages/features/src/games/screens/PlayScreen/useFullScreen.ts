import { type RefObject, useEffect, useState } from 'react';

export interface FullScreen {
  isOn: boolean;
  onToggle: () => void;
}

/**
 * Full-screen mode of the browser for an element. Undefined if the browser does not support it, for example on iPhones.
 */
export function useFullScreen(ref: RefObject<HTMLElement | null>): FullScreen | undefined {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const handleChange = () => setOn(document.fullscreenElement !== null);
    const end = () => void (document.fullscreenElement && document.exitFullscreen().catch(() => undefined));
    document.addEventListener('fullscreenchange', handleChange);
    return () => {
      document.removeEventListener('fullscreenchange', handleChange);
      end();
    };
  }, []);
  if (!document.fullscreenEnabled) return undefined;
  return {
    isOn,
    // The browser may reject it, for example because of a setting. Then nothing changes.
    onToggle: () =>
      void (isOn ? document.exitFullscreen() : ref.current?.requestFullscreen({ navigationUI: 'hide' }))?.catch(
        () => undefined,
      ),
  };
}
