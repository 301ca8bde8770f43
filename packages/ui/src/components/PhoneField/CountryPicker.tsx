import { Check, Search } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../classNames.ts';
import box from '../FieldFrame/fieldBox.module.css';
import { Sheet } from '../Sheet/Sheet.tsx';
import { type DialingCountry, findCountries } from './countries.ts';
import { CountryFlag } from './CountryFlag.tsx';
import styles from './CountryPicker.module.css';

export interface CountryPickerTexts {
  /** Title of the list: "Country code". */
  label: string;
  /** Label of the search box: "Country or code". */
  searchLabel: string;
  /** Text that is shown if no country matches. */
  noMatch: string;
  closeLabel: string;
}

interface CountryPickerProps {
  countries: readonly DialingCountry[];
  chosen: string;
  texts: CountryPickerTexts;
  onChoose: (code: string) => void;
  onClose: () => void;
}

/**
 * The list of dialling codes in a sheet, with a search box. It follows the combobox pattern: the caret stays in the
 * search box, the arrow keys, Home and End move through the matches, Enter selects a match, and Escape closes the
 * sheet. A tap on a row selects it too.
 */
export function CountryPicker({ countries, chosen, texts, onChoose, onClose }: CountryPickerProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const found = findCountries(countries, typed);
  const optionId = (code: string) => `${id}-${code}`;
  const current = found[active];

  const choose = (code: string) => {
    onChoose(code);
    onClose();
  };
  const moveTo = (place: number) => {
    const next = (place + found.length) % found.length;
    setActive(next);
    document.getElementById(optionId(found[next]?.code ?? ''))?.scrollIntoView({ block: 'nearest' });
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const places: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: Math.max(active, 0) - 1,
      Home: 0,
      End: found.length - 1,
    };
    const place = places[event.key];
    // The sheet is inside the form of the page: Enter must not submit that form.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Enter' && (current ?? found[0])) return choose((current ?? found[0])!.code);
    if (place === undefined || found.length === 0) return;
    event.preventDefault();
    moveTo(place);
  };
  const handleSearch = (text: string) => {
    setTyped(text);
    setActive(text === '' ? -1 : 0);
    list.current?.scrollTo({ top: 0 });
  };

  return (
    <Sheet isOpen onClose={onClose} title={texts.label} closeLabel={texts.closeLabel}>
      <div className={box.box}>
        <Search aria-hidden className={styles.glass} />
        <input
          type="text"
          role="combobox"
          aria-label={texts.searchLabel}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(current.code)}
          placeholder={texts.searchLabel}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          value={typed}
          onChange={(event) => handleSearch(event.target.value)}
          onKeyDown={handleKey}
        />
      </div>
      <div ref={list} id={id} role="listbox" aria-label={texts.label} className={styles.list}>
        {found.map(({ code, name, dialingCode, isCommon }, place) => (
          <button
            key={code}
            type="button"
            id={optionId(code)}
            role="option"
            tabIndex={-1}
            aria-selected={code === chosen}
            className={classNames(
              styles.row,
              code === current?.code && styles.active,
              isCommon && !found[place + 1]?.isCommon && styles.lastCommon,
            )}
            onClick={() => choose(code)}
          >
            <CountryFlag code={code} />
            <span className={styles.name}>{name}</span>
            <bdi className={styles.code}>+{dialingCode}</bdi>
            {code === chosen && <Check aria-hidden className={styles.check} />}
          </button>
        ))}
      </div>
      <p role="status" className={found.length === 0 ? styles.none : undefined}>
        {found.length === 0 && texts.noMatch}
      </p>
    </Sheet>
  );
}
