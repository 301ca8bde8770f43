import { afterOverlay, isOverlayOnTop, useBackCloses } from '@livery/foundation/navigation';
import { useEffect, useRef, useState } from 'react';

interface Guard {
  /** Whether a round is open, so that leaving must be confirmed. */
  isRoundOpen: boolean;
  /** Navigates away from the screen. When it is called, the screen's own history entry is the current one. */
  onLeave: () => void;
}

/**
 * Lets a player leave a game in one step, with a confirmation if a round is open. From the first round on, the game has
 * a second history entry, and the phone's back button removes this entry. The entry is not added earlier, because
 * browsers skip an entry without user interaction.
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

  // After a reload or a return on the second entry, go back to the first entry, which is the game's.
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
     * Call this together with a navigation to another screen, whose entry replaces the second entry. This screen stays
     * until the code of the next screen is loaded. A step back before that cancels the navigation, and does not leave
     * the game.
     */
    letGo: () => setPlayed(false),
  };
}
