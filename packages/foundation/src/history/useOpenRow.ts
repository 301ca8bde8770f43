import { useState } from 'react';

interface OpenRow<Row> {
  /**
   * The row whose detail is open, or was open last. It is not removed when the detail closes, because the closing sheet
   * still shows it.
   */
  row: Row | undefined;
  isOpen: boolean;
  onOpen: (row: Row) => void;
  onClose: () => void;
  /** Replaces the row by its changed version. */
  onChange: (row: Row) => void;
}

/** The row of a history whose detail is open. */
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
