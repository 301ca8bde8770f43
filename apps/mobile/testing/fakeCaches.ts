/** One cache of a `FakeCaches`: replies by their address. */
class FakeCache {
  readonly replies = new Map<string, Response>();
  readonly #origin: string;
  constructor(origin: string) {
    this.#origin = origin;
  }
  #key(asked: string | { url: string }): string {
    return new URL(typeof asked === 'string' ? asked : asked.url, this.#origin).href;
  }
  async match(asked: string | { url: string }) {
    return this.replies.get(this.#key(asked))?.clone();
  }
  async put(asked: string | { url: string }, reply: Response) {
    this.replies.set(this.#key(asked), reply);
  }
  async delete(asked: string | { url: string }) {
    return this.replies.delete(this.#key(asked));
  }
  async keys() {
    return [...this.replies.keys()].map((url) => ({ url }));
  }
}

/** The part of the browser's cache storage that the service worker uses. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();
  readonly #origin: string;
  constructor(origin: string) {
    this.#origin = origin;
  }
  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache(this.#origin);
    this.#caches.set(name, cache);
    return cache;
  }
  async match(asked: string) {
    for (const cache of this.#caches.values()) {
      const reply = await cache.match(asked);
      if (reply) return reply;
    }
    return undefined;
  }
  async keys() {
    return [...this.#caches.keys()];
  }
  async delete(name: string) {
    return this.#caches.delete(name);
  }
  /** Returns the paths of all stored replies, in any cache, in alphabetical order. */
  paths(): string[] {
    return [...this.#caches.values()]
      .flatMap(({ replies }) => [...replies.keys()])
      .map((address) => address.slice(this.#origin.length))
      .toSorted();
  }
}
