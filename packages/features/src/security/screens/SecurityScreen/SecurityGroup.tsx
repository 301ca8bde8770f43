import { List, ScreenPart } from '@livery/ui';
import type { ReactNode } from 'react';

interface SecurityGroupProps {
  title: string;
  /** Rows. */
  children: ReactNode;
}

/** Rows that belong together, under a quiet title. */
export function SecurityGroup({ title, children }: SecurityGroupProps) {
  return (
    <ScreenPart title={title} look="quiet">
      <List>{children}</List>
    </ScreenPart>
  );
}
