/** A picture that differs from the stored one. */
export interface Difference {
  file: string;
  story: string;
  merchant: string;
  mode: string;
  /** File names beside the page. Undefined if there is no such picture, for example for a new story. */
  expected?: string;
  actual?: string;
  diff?: string;
  /** The comparison's message. */
  message: string;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * HTML of one page for all differences, by story, then merchant and mode: stored picture, new picture and difference.
 */
export function reportHtml(differences: readonly Difference[], compared: number): string {
  const byStory = new Map<string, Difference[]>();
  for (const one of differences) {
    const story = `${one.file} · ${one.story}`;
    byStory.set(story, [...(byStory.get(story) ?? []), one]);
  }
  const sections = [...byStory].map(
    ([story, ones]) => `<section><h2>${escape(story)}</h2>${ones.map(row).join('')}</section>`,
  );
  const links = [...byStory].map(
    ([story, ones], index) => `<li><a href="#s${index}">${escape(story)}</a> ${ones.length}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${differences.length} of ${compared} pictures differ</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 18%, transparent); }
  body { margin: 0 auto; padding: 2rem; max-width: 88rem; }
  h1 { font-size: 1.6rem; margin: 0; } h2 { margin: 3rem 0 0; font-size: 1.2rem; border-top: 1px solid var(--line); padding-top: 1.5rem; }
  h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; } ul { columns: 16rem; padding-left: 1.2rem; }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
  figure { margin: 0; } figcaption { font-size: .85rem; opacity: .75; } code { background: var(--line); padding: .1em .4em; border-radius: .3em; }
  img { max-width: 100%; border: 1px solid var(--line); background: repeating-conic-gradient(#8883 0 25%, #0000 0 50%) 0 0 / 16px 16px; }
  pre { white-space: pre-wrap; font-size: .8rem; opacity: .8; }
</style>
<h1>${differences.length === 0 ? `All ${compared} pictures are as stored` : `${differences.length} of ${compared} pictures differ`}</h1>
<p>If the differences are intended, run <code>pnpm pictures --update</code> and commit the new pictures with the change. Otherwise, the change has an unwanted effect.</p>
<ul>${links.join('')}</ul>
${sections.map((section, index) => section.replace('<section>', `<section id="s${index}">`)).join('\n')}
</html>
`;
}

function row({ merchant, mode, expected, actual, diff, message }: Difference): string {
  const figure = (title: string, address: string | undefined) =>
    `<figure><figcaption>${title}</figcaption>${address === undefined ? '<p>none</p>' : `<a href="${escape(address)}"><img alt="${title}" loading="lazy" src="${escape(address)}"></a>`}</figure>`;
  return `<h3>${escape(merchant)}, ${escape(mode)}</h3><div class="row">${figure('as stored', expected)}${figure('now', actual)}${figure('difference', diff)}</div><pre>${escape(message)}</pre>`;
}
