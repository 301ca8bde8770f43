import { type MoneyIntent, moneyIntentsItem } from '@livery/device/storage';

/**
 * Milliseconds for which the note of a money call is stored: five days. It must be less than the seven days for which a
 * gateway stores an idempotency key, because after that the gateway cannot return the outcome.
 */
const storedMs = 5 * 24 * 60 * 60_000;

const listeners = new Set<() => void>();

function write(intents: readonly MoneyIntent[]): void {
  if (intents.length > 0) moneyIntentsItem.write(intents);
  else moneyIntentsItem.remove();
  for (const listener of listeners) listener();
}

/** Stores a note of a call before it is sent. */
export const noteIntent = (intent: MoneyIntent): void =>
  write([...moneyIntentsItem.read().filter(({ key, at }) => key !== intent.key && intent.at - at < storedMs), intent]);

/** Removes the note of a call, because the player has seen the outcome. */
export const forgetIntent = (key: string): void =>
  write(moneyIntentsItem.read().filter((intent) => intent.key !== key));

/** Stores the outcome, so that the player's visible tab can show it. */
export const storeOutcome = (key: string, outcome: NonNullable<MoneyIntent['outcome']>): void =>
  write(moneyIntentsItem.read().map((intent) => (intent.key === key ? { ...intent, outcome } : intent)));

/** Whether there is a note without a known outcome. */
export const isUnknown = (key: string): boolean =>
  moneyIntentsItem.read().some((intent) => intent.key === key && intent.outcome === undefined);

/** Whether there is a note that the call was executed. */
export const isDone = (key: string): boolean =>
  moneyIntentsItem.read().some((intent) => intent.key === key && intent.outcome === 'DONE');

/** The owner of notes: the merchant and the user name. If the user name is unknown, the notes belong to no player. */
export const ownerOf = (merchant: string, userName: string | undefined): string => `${merchant}/${userName ?? ''}`;

/** Milliseconds after which a call is no longer running: longer than any timeout plus one request of the outcome. */
const maxRunningMs = 60_000;

/** Whether a call that moves money is running on this device, in any tab. */
export const isMoneyCallRunning = (): boolean =>
  moneyIntentsItem.read().some(({ outcome, at }) => outcome === undefined && Math.abs(Date.now() - at) < maxRunningMs);

/**
 * The notes of one player, oldest first. Excludes notes that are so old that the gateway has no outcome any more: the
 * player can check the transaction history.
 */
export const intentsOf = (owner: string): readonly MoneyIntent[] =>
  moneyIntentsItem.read().filter((intent) => intent.owner === owner && Date.now() - intent.at < storedMs);

/** Calls `listener` when notes change, in this tab or another. @returns a function that stops listening */
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
