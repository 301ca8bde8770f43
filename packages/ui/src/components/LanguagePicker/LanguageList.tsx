import { Check } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { stepFocus } from '../../stepFocus.ts';
import { Flag } from '../Flag/Flag.tsx';
import styles from './LanguageList.module.css';
import { useTypeAhead } from './useTypeAhead.ts';

export interface LanguageChoice {
  /** The gateway's code of the language. */
  code: string;
  /** The name of the language in that language. */
  ownName: string;
  /** BCP 47 tag of the language. */
  tag: string;
  direction: 'ltr' | 'rtl';
  /** Name of its flag. */
  flag: string;
}

export interface LanguageListProps {
  /** Names the list for screen readers. */
  label: string;
  languages: readonly LanguageChoice[];
  /** Code of the current language. */
  current: string;
  onChoose: (code: string) => void;
}

/** Maximum number of languages for which the list has its small size. */
const few = 4;

/**
 * The languages, each with its name in that language. Tab moves the focus to the current language. From there, arrow
 * keys and letters move it.
 */
export function LanguageList({ label, languages, current, onChoose }: LanguageListProps) {
  const list = useRef<HTMLDivElement>(null);
  const typeAhead = useTypeAhead(languages.map(namesOf));

  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>, from: number) => {
    if (stepFocus(event, '[role=listbox]')) return;
    const to = typeAhead(event, from);
    if (to !== undefined) list.current?.querySelectorAll<HTMLElement>('[role=option]')[to]?.focus();
  };
  const hasCurrent = languages.some(({ code }) => code === current);
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={label}
      data-size={languages.length <= few ? 'small' : 'large'}
      className={styles.list}
    >
      {languages.map(({ code, ownName, tag, direction, flag }, index) => (
        <button
          key={code}
          type="button"
          role="option"
          aria-selected={code === current}
          tabIndex={code === current || (!hasCurrent && index === 0) ? 0 : -1}
          className={styles.option}
          onClick={() => onChoose(code)}
          onKeyDown={(event) => handleKeyDown(event, index)}
        >
          <Flag name={flag} size={languages.length <= few ? 'medium' : 'large'} />
          <span className={styles.name}>
            <bdi lang={tag} dir={direction}>
              {ownName}
            </bdi>
          </span>
          <Check aria-hidden className={styles.mark} />
        </button>
      ))}
    </div>
  );
}

/** Names that a player may type: the language's own name, and its names in the page's language and in English. */
function namesOf({ ownName, tag }: LanguageChoice): string[] {
  const said = [document.documentElement.lang, 'en'].map((page) =>
    new Intl.DisplayNames([page || 'en'], { type: 'language' }).of(tag),
  );
  return [ownName, ...said.filter((name) => name !== undefined)];
}
