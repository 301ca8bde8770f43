import { homePath } from '@livery/foundation/addresses';
import { escapeHtml } from '../../assemble/escape.ts';
import type { Skin } from '../../assemble/skin.ts';
import type { ToolPage } from './sendPage.ts';

/** A demo account that everyone may use, at every merchant. */
export interface DemoAccount {
  username: string;
  password: string;
  /** A short description of the account's special property. */
  label: string;
}

interface IndexParts {
  skins: readonly Skin[];
  demoAccounts: readonly DemoAccount[];
  port: number;
}

const css = `
header p{margin-block-start:.5rem}
.skins{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),26rem));gap:1.5rem;margin-block:2.5rem;padding:0;list-style:none}
.skin{display:grid;grid-template-rows:auto 1fr;background:var(--paper);border-radius:1rem;overflow:hidden;box-shadow:0 1px 2px #0001,0 8px 24px #0000000f}
.skin>a{display:grid;place-items:center;block-size:9rem;padding:1.5rem;background:var(--canvas)}
.skin>a img{max-inline-size:70%;max-block-size:3.5rem}
.about{display:grid;gap:1rem;align-content:start;padding:1.25rem 1.5rem 1.5rem}
.open{font-weight:600;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:.125rem 1rem;font-size:.875rem}
dt{color:var(--quiet)}dd{margin:0}
.accounts{display:grid;gap:.75rem;margin-block-end:2.5rem}
table{border-collapse:collapse;justify-self:start}
th,td{text-align:start;padding:.375rem 2rem .375rem 0;border-block-end:1px solid var(--line)}
th{color:var(--quiet);font-weight:400;font-size:.875rem}
td code{user-select:all}
footer{display:grid;gap:.5rem;font-size:.875rem;color:var(--quiet)}
.money{display:inline-block;margin-block-end:1rem;padding:.125rem .75rem;border:1px solid var(--line);border-radius:2rem;font-size:.875rem}
`;

/** The page at plain `localhost`: every running merchant, how to open it and how to log in. */
export function indexPage({ skins, demoAccounts, port }: IndexParts): ToolPage {
  // Colours come from checked files, so they contain no other CSS.
  const grounds = skins.map(({ code, colors }) => `.skin-${code}{--canvas:${colors.canvas}}`).join('');
  const cards = skins.map((skin) => card(skin, port)).join('');
  return {
    title: 'Livery · merchants on this machine',
    css: `${css}${grounds}`,
    body: `<header>${skins.some(({ playMoney }) => playMoney) ? '<span class="money">Play money only: no real money is won, lost or paid out here</span>' : ''}
      <h1>${skins.length === 1 ? 'One merchant' : `${skins.length} merchants`} on this machine</h1>
      <p class="quiet">All merchants run the same code; their differences are in <code>merchants/</code>. They are made for phones: make the window narrow, or use the device view of your browser.</p></header>
      <ul class="skins">${cards}</ul>
      ${demoAccounts.length === 0 ? '' : accountsTable(demoAccounts)}
      <footer><p>If your system does not resolve <code>*.localhost</code>, use “open under plain localhost”: it shows one merchant at a time on this address.</p>
      <p>For developers: <a href="/sandbox/docs">every call of the gateway</a>, <a href="/sandbox">faults to stage</a>, <a href="/sandbox/outbox">codes that were sent</a>, <a href="/sandbox/cashier">the cashier</a>.</p>
      <p>All merchants, licences, games and accounts are fictional.</p></footer>`,
  };
}

function card(skin: Skin, port: number): string {
  const { code, name, licence, languages } = skin;
  const address = `http://${code}.localhost:${port}${homePath}`;
  const english = skin.tagline['EN'] ?? Object.values(skin.tagline)[0] ?? '';
  return `<li class="skin skin-${code}">
    <a href="${address}"><img src="/skin/${code}${skin.logo[skin.defaultMode]}" alt="${escapeHtml(name)}"></a>
    <div class="about"><div><h2>${escapeHtml(name)}</h2><p class="quiet">${escapeHtml(english)}</p></div>
    <p><a class="open" href="${address}">${code}.localhost:${port}</a><br><a href="/open/${code}">open under plain localhost</a></p>
    <dl><dt>Licence</dt><dd>${escapeHtml(licence.authority)}, ${escapeHtml(licence.number)}</dd>
    <dt>Players</dt><dd>${licence.minimumAge} or older, in ${escapeHtml(licence.jurisdictions.join(', '))}</dd>
    <dt>Languages</dt><dd>${escapeHtml([languages.default, ...languages.supported.filter((one) => one !== languages.default)].join(', '))}</dd></dl>
    </div></li>`;
}

function accountsTable(accounts: readonly DemoAccount[]): string {
  const rows = accounts
    .map(
      ({ username, password, label }) =>
        `<tr><td><code>${escapeHtml(username)}</code></td><td><code>${escapeHtml(password)}</code></td><td class="quiet">${escapeHtml(label)}</td></tr>`,
    )
    .join('');
  return `<section class="accounts"><h2>Demo accounts</h2><p class="quiet">Every merchant has these accounts, each with its own money. You can also register a new account in a minute.</p>
    <table><tr><th>User name</th><th>Password</th><th>Description</th></tr>${rows}</table></section>`;
}
