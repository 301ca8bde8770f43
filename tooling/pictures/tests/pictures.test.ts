import { appearances } from '../src/appearances.ts';
import { differs, reportsOnly } from '../src/report.ts';
import { expect, openStill, show, test } from './gallery.ts';
import { shots } from './stories.ts';

// Ordered by appearance, so that a worker loads each page once and renders one story after the other in it.
for (const appearance of appearances) {
  for (const { file, story, isScreen = false } of shots) {
    test(`${file} ${story} · ${appearance.merchant} · ${appearance.mode}`, async ({ gallery }, info) => {
      await openStill(gallery, appearance);
      await show(gallery, { file, story });
      const name = [`${file}-${story}`, `${appearance.merchant}-${appearance.mode}.png`];
      const looksAsStored = () =>
        (isScreen ? expect(gallery) : expect(gallery.locator('#root'))).toHaveScreenshot(name);
      if (!reportsOnly) return looksAsStored();
      await looksAsStored().catch((error: Error) => {
        info.annotations.push({ type: differs, description: error.message });
      });
    });
  }
}
