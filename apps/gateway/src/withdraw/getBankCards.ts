import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { banks } from './banks.ts';
import { cardValueOf, defaultCardOf, listCards, maxCards } from './cardRows.ts';

export async function getBankCards(context: ContextOf<'getBankCards'>): Promise<ValueOf<'getBankCards'>> {
  const cards = await listCards(context.db, requireSession(context).memberId);
  return {
    cards: cards.map((card) => cardValueOf(card, card === defaultCardOf(cards))),
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
