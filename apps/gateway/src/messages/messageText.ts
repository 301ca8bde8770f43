import type { MessageKind } from '@livery/api/contract';
import type { LocalText } from '../db/schema/index.ts';

export interface MessageText {
  kind: MessageKind;
  title: LocalText;
  /** HTML. {amount}, {number}, {times} and {game} are filled in for each message, the rest as in other texts. */
  content: LocalText;
}
