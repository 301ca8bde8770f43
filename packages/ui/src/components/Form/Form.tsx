import { type ComponentPropsWithRef, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { IsOfSubmit } from '../FieldFrame/isOfSubmit.ts';
import { FormError } from '../FormError/FormError.tsx';
import { ErrorSummary, type FieldError } from './ErrorSummary.tsx';
import { firstOnPage, focusField } from './focusField.ts';
import styles from './Form.module.css';
import { useKeyboardInset } from './useKeyboardInset.ts';

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'noValidate'> {
  /**
   * Called when the player presses Enter in a field or the submit button. Not called while busy. The page is not
   * reloaded.
   */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /**
   * The errors by field. After a submit the first wrong field on the page gets the focus. Errors that appear at other
   * times are announced, and the focus does not move.
   */
  errors?: readonly FieldError[];
  /**
   * Title of a list of all errors, for forms longer than a screen. With it, the list gets the focus and not the first
   * wrong field.
   */
  errorTitle?: string;
  /** An error of the whole form, as a sentence above the button. It sticks to the screen together with the button. */
  failure?: ReactNode;
  /**
   * Whether the form is being sent. Typed values do not change, and further submits are ignored. Set `isBusy` of the
   * submit button too.
   */
  isBusy?: boolean;
  /**
   * The submit button, and less important buttons below it. They stick to the lower edge of the screen, above the
   * phone's keyboard.
   */
  actions: ReactNode;
}

/**
 * Fields, and the button that sends them. The form stores no values: they are in the fields, or in a form library, also
 * after a submit. The browser's validation messages are off. Errors are shown at their fields, and after a submit the
 * first wrong field gets the focus.
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
  // The ids of the fields with errors since the last submit. Undefined after the player has used the form again.
  const ledTo = useRef<string>(undefined);
  useKeyboardInset(footer);

  // Errors may arrive a moment after the submit, from a form library or from the gateway, and replace older ones.
  // Errors that change while the player types do not move the focus.
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
