import { Refusal } from './refusal.ts';

const remembered = 15 * 60_000;

/** Stores the nonces of accepted bodies for fifteen minutes. */
export class Nonces {
  readonly #acceptedAt = new Map<string, number>();

  /** Marks a nonce as used, or rejects it if it was used before. */
  accept(nonce: string, now: number): void {
    for (const [old, at] of this.#acceptedAt) if (at < now - remembered) this.#acceptedAt.delete(old);
    if (this.#acceptedAt.has(nonce)) throw new Refusal('BODY_REPLAYED', 'This body was accepted before.');
    this.#acceptedAt.set(nonce, now);
  }
}
