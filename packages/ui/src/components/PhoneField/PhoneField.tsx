import { ChevronDown } from 'lucide-react';
import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { joinRefs } from '../../joinRefs.ts';
import { digitsOf } from '@livery/i18n/digits';
import { describedBy, FieldFrame, type FieldTexts } from '../FieldFrame/FieldFrame.tsx';
import { type DialingCountry, parseInternationalNumber } from './countries.ts';
import { CountryFlag } from './CountryFlag.tsx';
import type { CountryPicker as Picker, CountryPickerTexts } from './CountryPicker.tsx';
import styles from './PhoneField.module.css';
import type { PhoneRules } from './phoneRules.ts';
import { useCaret } from './useCaret.ts';

// If the list of countries cannot be loaded, the form must still work: the player can type the complete number with its
// dialling code.
const CountryPicker = lazy(async () => ({
  default: (await import('./CountryPicker.tsx').catch(() => ({ CountryPicker: () => null })))
    .CountryPicker as typeof Picker,
}));

export interface PhoneFieldProps
  extends
    FieldTexts,
    Pick<ComponentPropsWithRef<'input'>, 'name' | 'ref' | 'onBlur' | 'disabled' | 'placeholder' | 'id'> {
  /** The national number: digits 0-9, at most 20, without spaces. If the player types a leading 0, it is included. */
  value: string;
  onChange: (digits: string) => void;
  /** The countries in the order of the list, with common ones first. */
  countries: readonly DialingCountry[];
  /** ISO code of the selected country. */
  country: string;
  /** Called when the player selects a country, or pastes or fills in a complete number, for example +880 1712…. */
  onCountryChange: (code: string) => void;
  /** Texts of the list of countries. `label` is also the first part of the name of the button that opens it. */
  picker: CountryPickerTexts;
}

/** Maximum digits of a national number. */
const longest = 20;

/**
 * A mobile number: a button with the dialling code, and a field for the national number. Digits of any script are
 * accepted as 0-9. They are shown in the groups of the country; the value has no groups. The list of countries, the
 * flags and the country's rules load when they are needed. Typing does not wait for them.
 */
export function PhoneField(props: PhoneFieldProps) {
  const {
    label,
    help,
    error,
    isRequired,
    value,
    onChange,
    countries,
    country,
    onCountryChange,
    picker,
    id,
    ref,
    disabled,
    ...rest
  } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const keepCaret = useCaret(input);
  const [isChoosing, setIsChoosing] = useState(false);
  // The plus sign of a complete number while it is typed, until its country is known.
  const [plus, setPlus] = useState('');
  const chosen = countries.find(({ code }) => code === country);
  const rules = useRules(chosen?.dialingCode);

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value;
    const whole = parseInternationalNumber(typed, countries, country);
    keepCaret(event.currentTarget);
    if (whole && whole.country !== country) onCountryChange(whole.country);
    setPlus(whole === undefined && /^\s*[+＋]/.test(typed) ? '+' : '');
    onChange(whole?.digits.slice(0, longest) ?? withoutDialingCode(digitsOf(typed).slice(0, longest), chosen, rules));
  };

  return (
    <div>
      <FieldFrame id={fieldId} label={label} help={help} error={error} isRequired={isRequired}>
        <div dir="ltr" className={styles.number}>
          <button
            type="button"
            className={styles.country}
            disabled={disabled}
            aria-haspopup="dialog"
            aria-label={`${picker.label}: ${chosen?.name ?? ''} +${chosen?.dialingCode ?? ''}`}
            onClick={() => setIsChoosing(true)}
          >
            <CountryFlag key={country} code={country} />+{chosen?.dialingCode}
            <ChevronDown aria-hidden className={styles.arrow} />
          </button>
          <input
            inputMode="tel"
            autoComplete="tel-national"
            {...rest}
            ref={joinRefs(input, ref)}
            type="tel"
            disabled={disabled}
            value={plus + ((plus === '' && rules?.grouped(value)) || value)}
            onChange={handleChange}
            {...describedBy(fieldId, { help, error, isRequired })}
          />
        </div>
      </FieldFrame>
      {isChoosing && (
        <Suspense>
          <CountryPicker
            countries={countries}
            chosen={country}
            texts={picker}
            onChoose={onCountryChange}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/**
 * Removes the dialling code if the rest is a valid number of the selected country. Players also type the dialling code
 * without a plus.
 */
function withoutDialingCode(digits: string, chosen: DialingCountry | undefined, rules: PhoneRules | undefined): string {
  if (chosen === undefined || rules === undefined || !digits.startsWith(chosen.dialingCode)) return digits;
  const national = digits.slice(chosen.dialingCode.length);
  return rules.problemOf(digits) !== undefined && rules.problemOf(national) === undefined ? national : digits;
}

/** The rules for a dialling code. Undefined until they are loaded, or if they cannot be loaded. */
function useRules(dialingCode: string | undefined): PhoneRules | undefined {
  const [loaded, setLoaded] = useState<{ dialingCode: string; rules: PhoneRules }>();
  useEffect(() => {
    if (dialingCode === undefined) return;
    let isCurrent = true;
    import('./phoneRules.ts')
      .then(({ loadPhoneRules }) => loadPhoneRules(dialingCode))
      .then(
        (rules) => isCurrent && setLoaded({ dialingCode, rules }),
        // A number can be sent without groups. The form validates it when it is sent.
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [dialingCode]);
  return loaded?.dialingCode === dialingCode ? loaded?.rules : undefined;
}
