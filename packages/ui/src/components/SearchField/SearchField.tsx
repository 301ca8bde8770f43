import { Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, type SubmitEvent, useRef, useState } from 'react';
import { classNames } from '../../classNames.ts';
import { joinRefs } from '../../joinRefs.ts';
import box from '../FieldFrame/fieldBox.module.css';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './SearchField.module.css';

export interface SearchFieldProps extends Pick<ComponentPropsWithRef<'input'>, 'placeholder' | 'maxLength' | 'ref'> {
  /** Name of the field for screen readers. The icon and the placeholder replace a visible label. */
  label: string;
  clearLabel: string;
  /** The text of the last search. If the parent component changes it, it replaces the typed text. */
  value?: string;
  /** Called with the typed text on Enter, and with an empty text when the player clears the field. */
  onSearch: (text: string) => void;
  /** Called with the text after every typed letter. Use it for a list that is filtered during typing. */
  onType?: (text: string) => void;
}

/** A search field. It searches on Enter, or after every letter with `onType`. */
export function SearchField({ label, clearLabel, value = '', onSearch, onType, ref, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  if (value !== searched) {
    setSearched(value);
    setTyped(value);
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  const handleClear = () => {
    setTyped('');
    onType?.('');
    onSearch('');
    input.current?.focus();
  };
  return (
    <search aria-label={label}>
      <form className={classNames(box.box, styles.search)} onSubmit={handleSubmit}>
        <Search aria-hidden className={styles.glass} />
        <input
          {...rest}
          ref={joinRefs(input, ref)}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            onType?.(target.value);
          }}
        />
        {typed !== '' && (
          <IconButton label={clearLabel} onClick={handleClear}>
            <X aria-hidden />
          </IconButton>
        )}
      </form>
    </search>
  );
}
