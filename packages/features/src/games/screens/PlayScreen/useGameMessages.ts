import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type GameMessage, readGameMessage } from '../../model/gameMessage.ts';

/**
 * Calls a handler with the messages of the game in a frame. See `readGameMessage` for the accepted messages.
 *
 * @param origin origin of the game; undefined while there is no game
 */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onMessage: (message: GameMessage) => void,
): void {
  const handle = useEffectEvent(onMessage);
  useEffect(() => {
    if (origin === undefined) return undefined;
    const listen = (event: MessageEvent<unknown>) => {
      const message = readGameMessage(event, { source: frame.current?.contentWindow, origin });
      if (message !== undefined) handle(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, origin]);
}
