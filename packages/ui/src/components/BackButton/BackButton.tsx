import { ChevronLeft } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';

interface BackButtonProps {
  label: string;
  onClick: () => void;
}

/** The back button, at the start of an `AppBar`. It points against the direction of the text. */
export function BackButton({ label, onClick }: BackButtonProps) {
  return (
    <IconButton label={label} isDirectional onClick={onClick}>
      <ChevronLeft aria-hidden />
    </IconButton>
  );
}
