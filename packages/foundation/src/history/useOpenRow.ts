import { useState } from 'react';

interface OpenRow<Row> {
  /** The row whose detail is open, or was last: it stays while its sheet goes. */
  row: Row | undefined;
  isOpen: boolean;
  onOpen: (row: Row) => void;
  onClose: () => void;
  /** Puts what the row has become in its place, open or not. */
  onChange: (row: Row) => void;
}

/** Which row of a history has its detail open. */
export function useOpenRow<Row>(): OpenRow<Row> {
  const [row, setRow] = useState<Row>();
  const [isOpen, setOpen] = useState(false);
  return {
    row,
    isOpen,
    onOpen: (next) => {
      setRow(next);
      setOpen(true);
    },
    onClose: () => setOpen(false),
    onChange: setRow,
  };
}
