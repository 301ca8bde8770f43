import { type ComponentPropsWithRef, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { IsOfSubmit } from '../FieldFrame/isOfSubmit.ts';
import { FormError } from '../FormError/FormError.tsx';
import { ErrorSummary, type FieldError } from './ErrorSummary.tsx';
import { firstOnPage, focusField } from './focusField.ts';
import styles from './Form.module.css';
import { useKeyboardInset } from './useKeyboardInset.ts';

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'noValidate'> {
  /** Called on Enter in a field and on the submit button; never while busy. The page doesn't load anew. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /**
   * What is wrong, field by field. After a submit the first of them takes the focus, by its place on the page; what comes up
   * between submits is read aloud where the focus is.
   */
  errors?: readonly FieldError[];
  /** Title over a list of the errors. With it the list takes the focus instead: for forms longer than a screen. */
  errorTitle?: string;
  /** What is wrong with the form as a whole, as a sentence above the button, in sight with it. */
  failure?: ReactNode;
  /**
   * Whether the form is being sent: what is typed stays, a further submit is ignored. Give the submit button `isBusy`
   * too.
   */
  isBusy?: boolean;
  /** The submit button, and quieter ones below it. They stick to the screen's lower end, above the phone's keyboard. */
  actions: ReactNode;
}

/**
 * Fields, and the button that sends them. Holds no values: they stay in the fields, or in a form library, whatever comes
 * of a submit. The browser's own bubbles are off; errors are shown where they belong and the first is focused.
 */
export function Form({
  onSubmit,
  errors = [],
  errorTitle,
  failure,
  isBusy = false,
  actions,
  children,
  className,
  ...rest
}: FormProps) {
  const [attempt, setAttempt] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const footer = useRef<HTMLDivElement>(null);
  // The errors that the last submit led to so far, by their fields; undefined once the person has gone on.
  const ledTo = useRef<string>(undefined);
  useKeyboardInset(footer);

  // Errors may come a moment after the submit, from a form library or from the gateway, and take the place of older ones.
  // Those that change as the person types move nothing.
  useEffect(() => {
    const fields = errors.map(({ fieldId }) => fieldId);
    if (ledTo.current === undefined || ledTo.current === fields.join() || isBusy) return;
    ledTo.current = fields.join();
    const first = firstOnPage(fields);
    if (summary.current) summary.current.focus();
    else if (first !== undefined) focusField(first);
  }, [attempt, errors, isBusy]);

  const [isOfSubmit] = useState(() => () => ledTo.current !== undefined);

  const goOn = () => {
    ledTo.current = undefined;
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    ledTo.current = '';
    setAttempt(attempt + 1);
    onSubmit(event);
  };

  return (
    <form
      {...rest}
      noValidate
      aria-busy={isBusy || undefined}
      className={className ?? styles.form}
      onKeyDownCapture={goOn}
      onPointerDownCapture={goOn}
      onSubmit={handleSubmit}
    >
      {errorTitle !== undefined && errors.length > 0 && (
        <ErrorSummary ref={summary} title={errorTitle} errors={errors} />
      )}
      <IsOfSubmit value={isOfSubmit}>{children}</IsOfSubmit>
      <div ref={footer} className={styles.actions}>
        <FormError>{failure}</FormError>
        {actions}
      </div>
    </form>
  );
}
