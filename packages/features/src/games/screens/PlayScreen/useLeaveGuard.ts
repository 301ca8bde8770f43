import { afterOverlay, isOverlayOnTop, useBackCloses } from '@livery/foundation/navigation';
import { useEffect, useRef, useState } from 'react';

interface Guard {
  /** Whether a round is open, so that leaving must be confirmed. */
  isRoundOpen: boolean;
  /** Navigates away from the screen. Called with the screen's own history entry on top. */
  onLeave: () => void;
}

/**
 * Lets a player leave a game in one step, with a confirmation if a round is open. From the first round on the game has
 * a second history entry (browsers skip an entry without user interaction), which the phone's back button removes.
 */
export function useLeaveGuard({ isRoundOpen, onLeave }: Guard) {
  const [hasPlayed, setPlayed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  if (isRoundOpen && !hasPlayed) setPlayed(true);

  const isArmed = hasPlayed && !isAsking;
  useBackCloses(isArmed, () => {
    if (isRoundOpen) setAsking(true);
    else onLeave();
  });

  // After a reload or a return on the second entry, go back to the first, which is the game's.
  const hasLooked = useRef(false);
  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    if (isOverlayOnTop()) window.history.back();
  }, []);

  const leave = () => {
    afterOverlay(onLeave);
    setAsking(false);
    setPlayed(false);
  };
  return {
    isAsking,
    /** Called by the game's own close button and the close control. */
    askToLeave: () => (isRoundOpen ? setAsking(true) : leave()),
    leave,
    stay: () => setAsking(false),
    /**
     * Call it together with a navigation to another screen, whose entry replaces the second one. This screen stays
     * until the code of the next one is loaded. A step back before that cancels the navigation, and does not leave the
     * game.
     */
    letGo: () => setPlayed(false),
  };
}
