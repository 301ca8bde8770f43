import type { MessageKind } from '@livery/api/contract';
import type { LocalText } from '../db/schema/index.ts';

export interface MessageText {
  kind: MessageKind;
  title: LocalText;
  /** HTML. {amount}, {number}, {times} and {game} are filled for each message, other placeholders as in other texts. */
  content: LocalText;
}
