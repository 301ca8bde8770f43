import { List, ScreenPart } from '@livery/ui';
import type { ReactNode } from 'react';

interface SecurityGroupProps {
  title: string;
  /** The rows of the group. */
  children: ReactNode;
}

/** A group of rows with a quiet title. */
export function SecurityGroup({ title, children }: SecurityGroupProps) {
  return (
    <ScreenPart title={title} look="quiet">
      <List>{children}</List>
    </ScreenPart>
  );
}
