import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** Label of the eye while the password is hidden. */
  showLabel: string;
  /** Label of the eye while the password is visible. */
  hideLabel: string;
}

/**
 * A password field, with an eye button that shows the text. Set `autoComplete` for password managers. A press on the
 * eye button does not move the caret, so the phone's keyboard stays open. The eye button is a Tab stop of its own.
 */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          onClick={() => setIsShown(!isShown)}
          onPointerDown={(event) => event.preventDefault()}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
}
