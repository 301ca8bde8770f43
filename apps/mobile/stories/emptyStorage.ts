const storages = () => [localStorage, sessionStorage];

/** Keys that the app has stored, without those of Storybook on the same host. */
const ownKeys = (storage: Storage) => Object.keys(storage).filter((key) => !/storybook/i.test(key));

function emptyStorage(): void {
  for (const storage of storages()) for (const key of ownKeys(storage)) storage.removeItem(key);
}

/** For a story's `beforeEach`: removes the values that other stories stored, and afterwards its own. */
export function withEmptyStorage(): () => void {
  emptyStorage();
  return emptyStorage;
}
