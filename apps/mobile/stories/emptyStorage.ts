const storages = () => [localStorage, sessionStorage];

/** What the app has stored; what Storybook has at the same host is none of it. */
const ownKeys = (storage: Storage) => Object.keys(storage).filter((key) => !/storybook/i.test(key));

function emptyStorage(): void {
  for (const storage of storages()) for (const key of ownKeys(storage)) storage.removeItem(key);
}

/** For a story's `beforeEach`: it meets nothing that another one stored, and leaves nothing behind. */
export function withEmptyStorage(): () => void {
  emptyStorage();
  return emptyStorage;
}
