import { BindPayeeView } from './BindPayeeView.tsx';
import { useBindPayeeForm } from './useBindPayeeForm.ts';

/** The form, while no name is set. */
export function BindPayeeForm() {
  return <BindPayeeView {...useBindPayeeForm()} />;
}
