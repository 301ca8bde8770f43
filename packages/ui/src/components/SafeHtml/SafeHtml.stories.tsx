import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleBanners } from '../../../stories/samplePictures.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { hostileHtml } from './hostileHtml.ts';
import { SafeHtml } from './SafeHtml.tsx';

const about = `
Formatted text from a gateway: announcements, help, promotions. It is sanitised and then rendered with the app's own elements in the
merchant's fonts. Styles, classes and scripts are removed, headings start one level below the title above it, wide tables scroll
separately. Links to our own paths use the app's router; others open a new tab.

**Pictures** are loaded from the address that \`locatePicture\` returns. A picture that fails is replaced by its alternative text.

**Not for** the product's own texts.
`;

const meta = {
  title: 'Components/SafeHtml',
  component: SafeHtml,
  args: { html: '' },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof SafeHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Formatted: Story = {
  args: { locatePicture: (src) => sampleBanners[Number(src)] },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    const html = `<h1>${t.news1}</h1><p>${t.logoutMore} <b>${t.amount}</b>, <a href="#more">${t.more}</a></p>
      <img src="0" alt="${t.banners}" width="1120" height="490"><ul><li>${t.slots}</li><li>${t.live}</li></ul><ol><li>${t.deposit}</li><li>${t.withdraw}</li></ol>
      <blockquote>${t.agree}</blockquote><hr><table><tr><th>${t.games}</th><th>${t.balance}</th></tr><tr><td>${t.hotGames}</td><td>${t.amount}</td></tr></table>`;
    return <SafeHtml {...args} html={html} />;
  },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals);
    await expect(canvas.getByRole('heading', { level: 3, name: t.news1 })).toBeVisible();
    await expect(canvas.getByRole('img', { name: t.banners })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('columnheader', { name: t.games })).toBeVisible();
  },
};

/** Written by hand or by an old editor: a reader should not notice the errors. */
export const MalformedHtml: Story = {
  name: 'unclosed, misplaced or unknown elements keep their words',
  args: {
    html:
      '<p>one<p>two<table><td>three<tr><td>four<td>five</table><td>six</td><p style="color:red">seven<div>eight</div><a href="/m/help">nine <b><a href="/m/notice">ten</a></b></a>' +
      '<blink>eleven</blink><font color="red">twelve</font> a &lt; b &amp;&nbsp;&#x63; &hellip; 1 < 2<script>thirteen</script><ul><li>fourteen<li>fifteen</ul><b>sixteen',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['three', 'fourfive']);
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['nine ten']);
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'fourteen',
      'fifteen',
    ]);
    await expect(canvas.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
      'one',
      'two',
      'seven',
    ]);
    for (const words of ['six', 'eight', 'eleven', 'twelve', 'a < b & c … 1 < 2', 'sixteen'])
      await expect(canvasElement).toHaveTextContent(words);
    await expect(canvasElement).not.toHaveTextContent('thirteen');
  },
};

/** Adds an element with a missing source, and resolves when the browser has finished loading it. */
async function ended(name: 'img' | 'iframe', event: 'error' | 'load'): Promise<void> {
  const element = document.createElement(name);
  await new Promise((resolve) => {
    element.addEventListener(event, resolve);
    element.src = name === 'img' ? `/missing-${Date.now()}.png` : 'about:blank';
    document.body.append(element);
  });
  element.remove();
}

/** Content that tries to run a script, to load from other sites, or to imitate the merchant. */
export const Hostile: Story = {
  name: '[HOME-17] nothing in hostile content runs, loads or covers the page',
  // Each separately: an unclosed element would contain the next one.
  render: () => (
    <>
      {hostileHtml.map((html) => (
        <SafeHtml key={html} html={html} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    // The test requests a missing picture and a frame after those of the content. When these two have ended, the others
    // have ended too.
    await Promise.all([ended('img', 'error'), ended('iframe', 'load')]);
    await expect(document.documentElement.dataset['broken']).toBeUndefined();
    await expect(canvasElement).toHaveTextContent('over the page');
    for (const element of canvasElement.querySelectorAll('[dir="auto"] *')) {
      await expect(
        element.matches(
          'script, style, link, meta, base, iframe, object, embed, form, input, button, textarea, select, svg, math, video, audio, template, dialog',
        ),
      ).toBe(false);
      for (const { name, value } of element.attributes) {
        if (name === 'class' || name === 'data-mode') continue;
        await expect(name).not.toMatch(/^(on|style|id|name|srcset|srcdoc|action|formaction|ping|background)/);
        await expect(value.replaceAll(/[\s\p{Cc}]/gu, '')).not.toMatch(/^(javascript|data|vbscript|blob):/i);
      }
      if (element instanceof HTMLAnchorElement && element.origin !== window.location.origin)
        await expect(element.rel).toContain('noopener');
    }
  },
};
