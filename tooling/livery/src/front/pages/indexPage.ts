import { escapeHtml } from '../../assemble/escape.ts';
import type { Skin } from '../../assemble/skin.ts';
import type { ToolPage } from './sendPage.ts';

/** An account of the demo world that anyone may use. */
export interface DemoAccount {
  /** Code of the merchant it belongs to. */
  merchant: string;
  userName: string;
  password: string;
  /** What is special about it, in a few words. */
  note?: string;
}

interface IndexParts {
  skins: readonly Skin[];
  demoAccounts: readonly DemoAccount[];
  port: number;
}

const css = `
header p{margin-block-start:.5rem}
.skins{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:1.5rem;margin-block:2.5rem;padding:0;list-style:none}
.skin{display:grid;grid-template-rows:auto 1fr;background:var(--paper);border-radius:1rem;overflow:hidden;box-shadow:0 1px 2px #0001,0 8px 24px #0000000f}
.skin>a{display:grid;place-items:center;block-size:9rem;padding:1.5rem;background:var(--canvas)}
.skin>a img{max-inline-size:70%;max-block-size:3.5rem}
.about{display:grid;gap:1rem;align-content:start;padding:1.25rem 1.5rem 1.5rem}
.open{font-weight:600;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:.125rem 1rem;font-size:.875rem}
dt{color:var(--quiet)}dd{margin:0}
.accounts{border-block-start:1px solid var(--line);padding-block-start:1rem;font-size:.875rem}
table{inline-size:100%;border-collapse:collapse;text-align:start}
th{color:var(--quiet);font-weight:400;text-align:start;padding-block-end:.25rem}
td{padding-block:.125rem;vertical-align:top}
td code{user-select:all}
.note{display:block;color:var(--quiet)}
footer{display:grid;gap:.5rem;font-size:.875rem;color:var(--quiet)}
.money{display:inline-block;margin-block-end:1rem;padding:.125rem .75rem;border:1px solid var(--line);border-radius:2rem;font-size:.875rem}
`;

/** The page at plain `localhost`: every merchant running here, how to open it and how to log in. */
export function indexPage({ skins, demoAccounts, port }: IndexParts): ToolPage {
  // Colours come from checked files, so they are colours and nothing else.
  const grounds = skins.map(({ code, colors }) => `.skin-${code}{--canvas:${colors.canvas}}`).join('');
  const cards = skins.map((skin) => card(skin, demoAccounts.filter(({ merchant }) => merchant === skin.code), port)).join('');
  return {
    title: 'Livery · merchants on this machine',
    css: `${css}${grounds}`,
    body: `<header>${skins.some(({ playMoney }) => playMoney) ? '<span class="money">Play money only: nothing here can be won, lost or paid out</span>' : ''}
      <h1>${skins.length === 1 ? 'One merchant' : `${skins.length} merchants`} on this machine</h1>
      <p class="quiet">The same code in every one; what differs lies in <code>merchants/</code>. They are made for phones: narrow the window, or use the device view of your browser.</p></header>
      <ul class="skins">${cards}</ul>
      <footer><p>If your system does not resolve <code>*.localhost</code>, use “open under plain localhost”: it shows one merchant at a time on this address.</p>
      <p>All merchants, licences, games and accounts are fictional.</p></footer>`,
  };
}

function card(skin: Skin, accounts: readonly DemoAccount[], port: number): string {
  const { code, name, licence, languages } = skin;
  const address = `http://${code}.localhost:${port}/m/home`;
  const english = skin.tagline['EN'] ?? Object.values(skin.tagline)[0] ?? '';
  return `<li class="skin skin-${code}">
    <a href="${address}"><img src="/skin/${code}${skin.logo[skin.defaultMode]}" alt="${escapeHtml(name)}"></a>
    <div class="about"><div><h2>${escapeHtml(name)}</h2><p class="quiet">${escapeHtml(english)}</p></div>
    <p><a class="open" href="${address}">${code}.localhost:${port}</a><br><a href="/open/${code}">open under plain localhost</a></p>
    <dl><dt>Licence</dt><dd>${escapeHtml(licence.authority)}, ${escapeHtml(licence.number)}</dd>
    <dt>Players</dt><dd>${licence.minimumAge} or older, in ${escapeHtml(licence.jurisdictions.join(', '))}</dd>
    <dt>Languages</dt><dd>${escapeHtml([languages.default, ...languages.supported.filter((one) => one !== languages.default)].join(', '))}</dd></dl>
    ${accounts.length === 0 ? '' : `<div class="accounts"><table><tr><th>User name</th><th>Password</th></tr>${accounts.map(row).join('')}</table></div>`}
    </div></li>`;
}

function row({ userName, password, note }: DemoAccount): string {
  const told = note === undefined ? '' : `<span class="note">${escapeHtml(note)}</span>`;
  return `<tr><td><code>${escapeHtml(userName)}</code>${told}</td><td><code>${escapeHtml(password)}</code></td></tr>`;
}
