import { type RefObject, useEffect, useState } from 'react';

export interface FullScreen {
  isOn: boolean;
  onToggle: () => void;
}

/** The browser's own full screen for an element; undefined where there is none, as on iPhones. */
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
    // Refused, as by a browser's setting, everything stays as it is.
    onToggle: () =>
      void (isOn ? document.exitFullscreen() : ref.current?.requestFullscreen({ navigationUI: 'hide' }))?.catch(
        () => undefined,
      ),
  };
}
