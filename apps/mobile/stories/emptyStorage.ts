const storages = () => [localStorage, sessionStorage];

/** Returns the keys that the app has stored, without those of Storybook on the same host. */
const ownKeys = (storage: Storage) => Object.keys(storage).filter((key) => !/storybook/i.test(key));

function emptyStorage(): void {
  for (const storage of storages()) for (const key of ownKeys(storage)) storage.removeItem(key);
}

/**
 * For a story's `beforeEach`. Removes the values that other stories stored. The returned function removes the values of
 * this story.
 */
export function withEmptyStorage(): () => void {
  emptyStorage();
  return emptyStorage;
}
