import { ButtonLink, EmptyState } from '@livery/ui';

interface MessageGoneProps {
  /** Text of the missing message, for example 'This message is not in your inbox any more.' */
  title: string;
  /** Link to the list of messages. */
  back: { href: string; label: string };
}

/** Shown instead of a message that is missing or was removed. */
export function MessageGone({ title, back }: MessageGoneProps) {
  return <EmptyState title={title} action={<ButtonLink href={back.href}>{back.label}</ButtonLink>} />;
}
