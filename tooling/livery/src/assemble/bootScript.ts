import { languageOf } from '@livery/i18n';
import type { Merchant } from '@livery/merchant';
import { inlineJson } from './escape.ts';
import { fontsOf } from './fonts.ts';

interface BootParts {
  merchant: Merchant;
  /** False in development, where a service worker would keep what was just edited. */
  hasWorker: boolean;
}

/**
 * After load, so that it takes nothing from the first paint. Registering is a script sink: it needs a policy of its own.
 * A first worker has seen none of the page's fonts come: it is told which they were.
 */
const worker = `;addEventListener("load",function(){var w=navigator.serviceWorker,t=window.trustedTypes,u="/sw.js";if(w)w.register(t?t.createPolicy("livery-worker",{createScriptURL:function(){return u}}).createScriptURL(u):u).then(function(){return w.ready}).then(function(r){r.active.postMessage({type:"livery:keep",addresses:performance.getEntriesByType("resource").map(function(e){return e.name}).filter(function(n){return n.indexOf("/fonts/")>0})})}).catch(function(){})})`;

/**
 * Runs before the first paint: the person's own theme, language and whether a session is stored, as attributes of the
 * root; and asks at once for the font that a page in this language is set in. Small, plain and without a framework, because everything waits for it. Storage may be blocked, or hold anything.
 */
export function bootScript({ merchant, hasWorker }: BootParts): string {
  const { first } = fontsOf(merchant);
  const offered = Object.fromEntries(merchant.languages.supported.map((code) => {
    const { tag, direction } = languageOf(code);
    return [code, [tag, direction, ...(first[tag] === undefined ? [] : [first[tag]])]];
  }));
  const canvas = { dark: merchant.theme.color.dark.canvas.$value, light: merchant.theme.color.light.canvas.$value };
  return [
    `(function(d,L,C,c){try{var s=localStorage,t=s.getItem("theme"),l=s.getItem("language"),o=Object.prototype.hasOwnProperty;`,
    `if(o.call(C,t)){d.dataset.mode=t;document.querySelector("meta[name=theme-color]").content=C[t]}`,
    `if(o.call(L,l)){c=l;d.lang=L[l][0];d.dir=L[l][1]}`,
    `if(s.getItem("MC_SESSION_INFO"))d.dataset.session=""`,
    `}catch(e){}`,
    // Without the cross-origin mark the browser would fetch the font a second time for the text.
    `if(L[c][2]){var p=document.createElement("link");p.rel="preload";p.as="font";p.type="font/woff2";p.crossOrigin="";p.href=L[c][2];document.head.append(p)}`,
    `})(document.documentElement,${inlineJson(offered)},${inlineJson(canvas)},${inlineJson(merchant.languages.default)})`,
    ...(hasWorker ? [worker] : []),
  ].join('');
}
