import { BindPayeeView } from './BindPayeeView.tsx';
import { useBindPayeeForm } from './useBindPayeeForm.ts';

/** The form. It is rendered while no name is set. */
export function BindPayeeForm() {
  return <BindPayeeView {...useBindPayeeForm()} />;
}
