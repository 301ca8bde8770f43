import { askAhead, firstBanner } from '@livery/api/ahead';
import { isStandalone } from '@livery/device/platform';
import { homeTextAreas, languageOf } from '@livery/i18n';
import type { Merchant, PublicMerchant } from '@livery/merchant';
import { homePaths } from '@livery/foundation/addresses';
import { inlineJson } from './escape.ts';
import type { FirstRequests } from './firstRequests.ts';
import { fontsOf } from './fonts.ts';

interface BootParts {
  merchant: Merchant;
  /** Addresses of the texts. */
  texts: PublicMerchant['texts'];
  /** What home asks for first, in each of the merchant's languages. */
  requests: FirstRequests;
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
 * root. It asks at once for the font that a page in this language is set in, for the texts where they are not the page's
 * own and, at home's addresses, for the data of the first screen. Small, plain and without a framework, because everything
 * waits for it. Storage may be blocked, or hold anything.
 */
export function bootScript({ merchant, texts, requests, hasWorker }: BootParts): string {
  const { first } = fontsOf(merchant);
  const offered = Object.fromEntries(
    merchant.languages.supported.map((code) => {
      const { tag, direction } = languageOf(code);
      // The texts of the default language stand in the page.
      const words =
        code === merchant.languages.default ? [] : new Set(homeTextAreas.map((area) => texts[code]?.[area]));
      return [code, [tag, direction, first[tag] ?? 0, ...words]];
    }),
  );
  const canvas = { dark: merchant.theme.color.dark.canvas.$value, light: merchant.theme.color.light.canvas.$value };
  return [
    `(function(d,L,C,c,R,k){try{var s=localStorage,t=s.getItem("theme"),l=s.getItem("language"),o=Object.prototype.hasOwnProperty;`,
    `if(o.call(C,t)){d.dataset.mode=t;document.querySelector("meta[name=theme-color]").content=C[t]}`,
    `if(o.call(L,l)){c=l;d.lang=L[l][0];d.dir=L[l][1]}`,
    `var m=s.getItem("MC_SESSION_INFO");if(m){d.dataset.session="";m=JSON.parse(m);if(m.merchantCode.toLowerCase()===${inlineJson(merchant.code.toLowerCase())})k=m.token}`,
    `}catch(e){}`,
    // Without the cross-origin mark the browser would fetch them a second time for their use.
    `function p(h,a,t){var e=document.createElement("link");e.rel="preload";e.as=a;e.type=t;e.crossOrigin="";e.href=h;document.head.append(e)}`,
    `if(L[c][2])p(L[c][2],"font","font/woff2");L[c].slice(3).forEach(function(h){p(h,"fetch","application/json")});`,
    `if(${inlineJson(homePaths)}.indexOf(location.pathname)>=0)try{(${askAhead})({requests:R[c],token:k,isStandalone:(${isStandalone})(),picturesFrom:${inlineJson(merchant.gateway.baseUrl)},firstBanner:${firstBanner}})}catch(e){}`,
    `})(document.documentElement,${inlineJson(offered)},${inlineJson(canvas)},${inlineJson(merchant.languages.default)},${inlineJson(requests)})`,
    ...(hasWorker ? [worker] : []),
  ].join('');
}
