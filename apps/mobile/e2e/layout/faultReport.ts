/**
 * Collects layout faults. Each fault is reported once, with all its places. Faults that differ only in names and pixels
 * are treated as one fault.
 */
export class FaultReport {
  readonly #faults = new Map<string, { first: string; places: Set<string> }>();

  add(place: string, faults: readonly string[]): void {
    for (const fault of faults) {
      const kind = fault.replaceAll(/"[^"]*"|[\d.]+ px/g, '…');
      const known = this.#faults.get(kind) ?? { first: fault, places: new Set() };
      known.places.add(place);
      this.#faults.set(kind, known);
    }
  }

  get lines(): string[] {
    return [...this.#faults.values()].map(({ first, places }) => `${first} At: ${[...places].join('; ')}`);
  }
}
