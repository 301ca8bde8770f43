import { useState } from 'react';

interface OpenRow<Row> {
  /** The row whose detail is open, or was open last: it remains while its sheet closes. */
  row: Row | undefined;
  isOpen: boolean;
  onOpen: (row: Row) => void;
  onClose: () => void;
  /** Replaces the row with its changed version, whether it is open or not. */
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
