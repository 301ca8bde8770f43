import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { signedIn } from '../session/sessions.ts';
import { banks } from './banks.ts';
import { cardsOf, cardValueOf, maxCards } from './cardRows.ts';

export async function getBankCards(context: ContextOf<'getBankCards'>): Promise<ValueOf<'getBankCards'>> {
  const cards = await cardsOf(context.db, signedIn(context).memberId);
  return {
    cards: cards.map(cardValueOf),
    maxCards,
    banks: banks.map(({ code, name, minLength, maxLength, isChecked }) => ({
      bankCode: code,
      bankName: name,
      minLength,
      maxLength,
      isChecked,
    })),
  };
}
