import { useState } from 'react';

/** Which messages are chosen, while some are to be. */
export interface ChosenMessages {
  isChoosing: boolean;
  ids: ReadonlySet<string>;
  onBegin: () => void;
  onEnd: () => void;
  onChoose: (id: string, isChosen: boolean) => void;
  /** Chooses exactly these. */
  onChooseAll: (ids: readonly string[]) => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * State of choosing messages. It ends with nothing chosen.
 *
 * @param listed the messages on the list: what a search has taken off it, or another tab has removed, is not chosen
 * while it is away
 */
export function useChosenMessages(listed: readonly { id: string }[]): ChosenMessages {
  const [isChoosing, setChoosing] = useState(false);
  const [ids, setIds] = useState(none);
  return {
    isChoosing,
    ids: ids === none ? none : new Set(listed.flatMap(({ id }) => (ids.has(id) ? [id] : []))),
    onBegin: () => setChoosing(true),
    onEnd: () => {
      setChoosing(false);
      setIds(none);
    },
    onChoose: (id, isChosen) =>
      setIds((before) => (isChosen ? new Set([...before, id]) : new Set([...before].filter((one) => one !== id)))),
    onChooseAll: (all) => setIds(new Set(all)),
  };
}
