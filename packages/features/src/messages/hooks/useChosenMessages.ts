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

/** State of choosing messages. It ends with nothing chosen. */
export function useChosenMessages(): ChosenMessages {
  const [isChoosing, setChoosing] = useState(false);
  const [ids, setIds] = useState(none);
  return {
    isChoosing,
    ids,
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
