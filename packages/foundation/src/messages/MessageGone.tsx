import { ButtonLink, EmptyState } from '@livery/ui';

interface MessageGoneProps {
  /** Says that it is not there, such as 'This message is not in your inbox any more.' */
  title: string;
  /** To the list that it stood in. */
  back: { href: string; label: string };
}

/** In the place of a message that is not there, or not any more. */
export function MessageGone({ title, back }: MessageGoneProps) {
  return <EmptyState title={title} action={<ButtonLink href={back.href}>{back.label}</ButtonLink>} />;
}
