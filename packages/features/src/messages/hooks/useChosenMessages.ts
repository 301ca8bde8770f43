import { useState } from 'react';

/** The selection of messages, while the player selects some. */
export interface ChosenMessages {
  isChoosing: boolean;
  ids: ReadonlySet<string>;
  onBegin: () => void;
  onEnd: () => void;
  onChoose: (id: string, isChosen: boolean) => void;
  /** Selects exactly these messages. */
  onChooseAll: (ids: readonly string[]) => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * State of the selection. When the selection ends, nothing is selected.
 *
 * @param listed the messages on the list. A message that is not listed, because of a search or because another tab
 * removed it, is not selected as long as it is not listed
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
