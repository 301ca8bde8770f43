import { Search, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { ToastAnnouncer } from '../../toasts/ToastAnnouncer.tsx';
import { classNames } from '../../classNames.ts';
import { BackButton } from '../BackButton/BackButton.tsx';
import overlayStyles from '../Dialog/overlay.module.css';
import { useModal } from '../Dialog/useModal.ts';
import box from '../FieldFrame/fieldBox.module.css';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './SearchDialog.module.css';
import { type SearchOption, SearchOptions } from './SearchOptions.tsx';
import { useActiveOption } from './useActiveOption.ts';

export interface SearchDialogProps {
  isOpen: boolean;
  /** Called when the player closes the search with the back button or Escape. Set `isOpen` to false. */
  onClose: () => void;
  /** Name of the search for screen readers, and placeholder of the field. */
  label: string;
  backLabel: string;
  clearLabel: string;
  /** The typed text. */
  value: string;
  maxLength?: number;
  onType: (text: string) => void;
  /**
   * Called with the typed text when the player presses Enter or the search key of a phone. Not called if the text is
   * only spaces.
   */
  onSearch: (text: string) => void;
  /** Suggestions. An arrow key makes an option active. Enter or a tap selects it. */
  options: readonly SearchOption[];
  /** Heading of the options, and the name of their list. */
  optionsTitle: string;
  /** Content beside that title, for example a button that clears the options. */
  optionsAction?: ReactNode;
  /** Text that is announced when it changes, for example the number of options. */
  status: string;
  /** Content below the field that limits the search. */
  scope?: ReactNode;
  /** Content below the options. */
  children?: ReactNode;
}

/**
 * A full-screen search. It follows the combobox pattern: the caret stays in the field, and the arrow keys move through
 * the options. Enter selects the active option, or searches for the typed text if no option is active. The first Escape
 * resets the active option, and the next Escape closes the search.
 */
export function SearchDialog({ isOpen, onClose, label, ...inside }: SearchDialogProps) {
  const { modal, isPresent } = useModal({ isOpen, onClose });
  const input = useRef<HTMLInputElement>(null);
  // Runs after the effect of `useModal`, because the dialog focuses its first button when it opens.
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  return (
    <dialog {...modal} className={classNames(overlayStyles.overlay, styles.dialog)} aria-label={label}>
      {isPresent && <Inside {...inside} label={label} onClose={onClose} input={input} />}
    </dialog>
  );
}

interface InsideProps extends Omit<SearchDialogProps, 'isOpen'> {
  input: RefObject<HTMLInputElement | null>;
}

function Inside({
  onClose,
  label,
  backLabel,
  clearLabel,
  value,
  maxLength,
  onType,
  onSearch,
  options,
  optionsTitle,
  optionsAction,
  status,
  scope,
  children,
  input,
}: InsideProps) {
  const listId = useId();
  const { active, setActive, idOf, handleArrow } = useActiveOption(listId, options);

  return (
    <div className={styles.panel}>
      <ToastAnnouncer />
      <div className={styles.bar}>
        <BackButton label={backLabel} onClick={onClose} />
        <search aria-label={label}>
          <form
            className={classNames(box.box, styles.field)}
            onSubmit={(event) => {
              event.preventDefault();
              if (active) active.onChoose();
              else if (value.trim() !== '') onSearch(value.trim());
            }}
          >
            <Search aria-hidden className={styles.glass} />
            <input
              ref={input}
              type="text"
              role="combobox"
              aria-label={label}
              aria-expanded={options.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={active && idOf(active.id)}
              placeholder={label}
              enterKeyHint="search"
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="auto"
              maxLength={maxLength}
              value={value}
              onChange={({ target }) => {
                setActive(undefined);
                onType(target.value);
              }}
              onKeyDown={handleArrow}
            />
            {value !== '' && (
              <IconButton
                label={clearLabel}
                onClick={() => {
                  setActive(undefined);
                  onType('');
                  input.current?.focus();
                }}
              >
                <X aria-hidden />
              </IconButton>
            )}
          </form>
        </search>
      </div>
      <div className={styles.content}>
        {scope}
        <SearchOptions
          id={listId}
          title={optionsTitle}
          action={optionsAction}
          options={options}
          active={active}
          idOf={idOf}
        />
        {children}
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}
