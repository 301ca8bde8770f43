import { ChevronLeft } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';

interface BackButtonProps {
  label: string;
  onClick: () => void;
}

/** The way back, at the start of an `AppBar`. It points against the text's direction. */
export function BackButton({ label, onClick }: BackButtonProps) {
  return (
    <IconButton label={label} isDirectional onClick={onClick}>
      <ChevronLeft aria-hidden />
    </IconButton>
  );
}
