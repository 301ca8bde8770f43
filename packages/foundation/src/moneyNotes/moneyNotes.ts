import { type MoneyIntent, moneyIntentsItem } from '@livery/device/storage';

/**
 * Milliseconds for which a note is stored. A gateway knows a key for seven days: asked later it would know nothing of
 * what it did.
 */
const storedMs = 5 * 24 * 60 * 60_000;

const listeners = new Set<() => void>();

function write(intents: readonly MoneyIntent[]): void {
  if (intents.length > 0) moneyIntentsItem.write(intents);
  else moneyIntentsItem.remove();
  for (const listener of listeners) listener();
}

/** Notes a call before it is sent. */
export const noteIntent = (intent: MoneyIntent): void =>
  write([...moneyIntentsItem.read().filter(({ key, at }) => key !== intent.key && intent.at - at < storedMs), intent]);

/** Puts a note away: its player knows what became of it. */
export const forgetIntent = (key: string): void =>
  write(moneyIntentsItem.read().filter((intent) => intent.key !== key));

/** Notes what became of it, for its player to read in whatever tab they look at. */
export const noteOutcome = (key: string, outcome: NonNullable<MoneyIntent['outcome']>): void =>
  write(moneyIntentsItem.read().map((intent) => (intent.key === key ? { ...intent, outcome } : intent)));

/** Whether it is noted, and still unknown what became of it. */
export const isUnknown = (key: string): boolean =>
  moneyIntentsItem.read().some((intent) => intent.key === key && intent.outcome === undefined);

/** Whether it is noted that it was done. */
export const isDone = (key: string): boolean =>
  moneyIntentsItem.read().some((intent) => intent.key === key && intent.outcome === 'DONE');

/** Whose notes they are. Nobody's without a name. */
export const ownerOf = (merchant: string, userName: string | undefined): string => `${merchant}/${userName ?? ''}`;

/**
 * Milliseconds after which a call is not under way any more: longer than any call's limit, and than a gateway that is
 * asked once more.
 */
const underWayMs = 60_000;

/** Whether a call that moves money is under way on this device, in whatever tab. */
export const isMoneyUnderWay = (): boolean =>
  moneyIntentsItem.read().some(({ outcome, at }) => outcome === undefined && Math.abs(Date.now() - at) < underWayMs);

/** The notes of one person, the oldest first, without those that nobody can answer for any more: the history knows. */
export const intentsOf = (owner: string): readonly MoneyIntent[] =>
  moneyIntentsItem.read().filter((intent) => intent.owner === owner && Date.now() - intent.at < storedMs);

/** Calls `listener` when notes come or go, in this tab or another. @returns a function that ends it */
export function listenToIntents(listener: () => void): () => void {
  const listenToTabs = ({ key }: StorageEvent) => {
    if (key === moneyIntentsItem.key) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', listenToTabs);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listenToTabs);
  };
}
