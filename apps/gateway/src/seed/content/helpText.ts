import type { LocalText } from '../../db/schema/index.ts';

export interface HelpText {
  title: LocalText;
  /** HTML. */
  content: LocalText;
  children?: readonly HelpText[];
}
