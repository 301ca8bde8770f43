import { afterOverlay, isOverlayOnTop, useBackCloses } from '@livery/foundation/navigation';
import { useEffect, useRef, useState } from 'react';

interface Guard {
  /** Whether a round is open: leaving is asked about first. */
  isRoundOpen: boolean;
  /** Leads away from the screen. Called with the screen's own history entry on top. */
  onLeave: () => void;
}

/**
 * Lets a person out of a game in one step, and asks first where a round is open. From the first round on the game has a second
 * history entry (browsers pass over one that nobody touched), which the phone's back removes.
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

  // Loaded anew, or returned to, on the second entry: the first is the game's.
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
    /** For the game's own way out and the close control. */
    askToLeave: () => (isRoundOpen ? setAsking(true) : leave()),
    leave,
    stay: () => setAsking(false),
    /**
     * Call it together with what leads on to another screen, whose entry takes the place of the second one. This screen is still
     * there until the next one's code is: a step back meanwhile means that screen, and leaves no game.
     */
    letGo: () => setPlayed(false),
  };
}
