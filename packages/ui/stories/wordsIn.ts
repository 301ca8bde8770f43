/** Languages that stories have words in, by the gateway's code: the toolbar's choice. */
export const storyLanguages = ['EN', 'BN', 'UR', 'PT'] as const;
export type StoryLanguage = (typeof storyLanguages)[number];

/**
 * Words of one component's stories, in the language that the toolbar chose; English where it has none.
 * The table stands in the story's own file.
 */
export function wordsIn<Words>(globals: Readonly<Record<string, unknown>>, table: Readonly<Record<StoryLanguage, Words>>): Words {
  return table[globals['language'] as StoryLanguage] ?? table.EN;
}
