import { AddCardView } from './AddCardView.tsx';
import { type AddCardFormProps, useAddCardForm } from './useAddCardForm.ts';

/** The form that adds a card. */
export function AddCardForm(props: AddCardFormProps) {
  return <AddCardView {...useAddCardForm(props)} />;
}
