import type { ReactNode } from 'react';
import styles from './StateScreen.module.css';

export type StateDrawing =
  | 'empty'
  | 'search'
  | 'favourites'
  | 'closed'
  | 'bills'
  | 'letters'
  | 'gifts'
  | 'draws'
  | 'slip'
  | 'cards'
  | 'people'
  | 'failure'
  | 'offline'
  | 'maintenance'
  | 'blocked'
  | 'region'
  | 'crash';

/** The shadow below every drawing, and the four scenes behind it, of which the theme shows one. */
const ground = (
  <>
    <ellipse cx="80" cy="104" rx="60" ry="7" className={styles.shade} />
    <g className={styles.light}>
      <circle cx="80" cy="58" r="46" className={styles.glow} />
      <path d="M22 34l3 6 6 3-6 3-3 6-3-6-6-3 6-3zM138 22l2 4 4 2-4 2-2 4-2-4-4-2 4-2z" className={styles.second} />
    </g>
    <g className={styles.arch}>
      <path d="M28 104V58C28 34 54 18 80 4c26 14 52 30 52 54v46z" className={styles.glow} />
      <path d="M36 104V60c0-20 22-33 44-46 22 13 44 26 44 46v44" className={styles.line} />
    </g>
    <g className={styles.waves}>
      <circle cx="34" cy="36" r="12" className={styles.glow} />
      <circle cx="130" cy="28" r="8" className={styles.glow} />
      <circle cx="118" cy="50" r="4" className={styles.second} />
      <circle cx="50" cy="16" r="4" className={styles.second} />
      <path d="M8 66q12-10 24 0t24 0 24 0 24 0 24 0 24 0v38a72 10 0 0 1-144 0z" className={styles.glow} />
    </g>
    <g className={styles.petals}>
      {[-64, -32, 0, 32, 64].map((turn) => (
        <path
          key={turn}
          d="M80 84C62 62 64 30 80 8c16 22 18 54 0 76z"
          transform={`rotate(${turn} 80 92)`}
          className={styles.glow}
        />
      ))}
    </g>
  </>
);

/** A drawing of 160 by 120, in the brand's own colours. */
export function Drawing({ of: drawing }: { of: StateDrawing }) {
  return (
    <>
      {ground}
      {drawings[drawing]}
    </>
  );
}

const drawings: Readonly<Record<StateDrawing, ReactNode>> = {
  // An open box with only light in it.
  empty: (
    <>
      <path d="M48 58l32-14 32 14v34l-32 12-32-12z" className={styles.body} />
      <path d="M48 58l32 13 32-13M80 71v33" className={styles.line} />
      <path d="M48 58L36 46l30-14 14 12zM112 58l12-12-30-14-14 12z" className={styles.raised} />
      <path d="M80 18v10M64 22l4 8M96 22l-4 8" className={styles.accentLine} />
    </>
  ),
  search: (
    <>
      <rect x="36" y="34" width="26" height="36" rx="5" className={styles.body} transform="rotate(-8 49 52)" />
      <rect x="98" y="38" width="26" height="36" rx="5" className={styles.body} transform="rotate(8 111 56)" />
      <path d="M95 73l20 20" className={styles.handle} />
      <circle cx="80" cy="58" r="23" className={styles.raised} />
      <circle cx="80" cy="58" r="23" className={styles.accentLine} />
      <path d="M69 54a12 12 0 0 1 9-8" className={styles.line} />
    </>
  ),
  favourites: (
    <>
      <rect x="42" y="34" width="44" height="60" rx="8" className={styles.raised} transform="rotate(-9 64 64)" />
      <rect x="62" y="32" width="44" height="60" rx="8" className={styles.body} transform="rotate(7 84 62)" />
      <path d="M86 77c-14-9-17-16-14-21 3-5 10-5 14 1 4-6 11-6 14-1 3 5 0 12-14 21z" className={styles.accent} />
    </>
  ),
  // A market stall before it opens: its shutter is down, and a clock shows that it opens later.
  closed: (
    <>
      <path d="M44 44h72v60H44z" className={styles.body} />
      <path d="M54 56h52v48H54z" className={styles.raised} />
      <path d="M54 66h52M54 76h52M54 86h52M54 96h52" className={styles.line} />
      <path d="M35 42l9-20h72l9 20z" className={styles.body} />
      <path d="M35 42l9-20h15l-6 20zM71 42l3-20h12l3 20zM107 42l-6-20h15l9 20z" className={styles.accent} />
      <path
        d="M35 42a9 9 0 0 0 18 0 9 9 0 0 0 18 0 9 9 0 0 0 18 0 9 9 0 0 0 18 0 9 9 0 0 0 18 0z"
        className={styles.raised}
      />
      <circle cx="80" cy="80" r="15" className={styles.body} />
      <path d="M80 71v9l6 5" className={styles.accentLine} />
    </>
  ),
  // A long receipt and a clock, for records.
  bills: (
    <>
      <path d="M54 18h48v80l-8-6-8 6-8-6-8 6-8-6-8 6z" className={styles.body} />
      <path d="M63 34h30M63 46h30M63 58h18" className={styles.line} />
      <circle cx="106" cy="78" r="17" className={styles.raised} />
      <path d="M106 68v10l7 5" className={styles.accentLine} />
    </>
  ),
  // An open envelope with a letter.
  letters: (
    <>
      <path d="M36 56l44-32 44 32v46H36z" className={styles.raised} />
      <path d="M50 36h60v48H50z" className={styles.body} />
      <path d="M60 48h40M60 58h26" className={styles.line} />
      <path d="M36 58l44 28 44-28v44H36z" className={styles.body} />
      <path d="M38 101l32-24M122 101L90 77" className={styles.line} />
      <circle cx="110" cy="36" r="8" className={styles.accent} />
    </>
  ),
  gifts: (
    <>
      <rect x="45" y="54" width="70" height="48" rx="5" className={styles.body} />
      <rect x="38" y="40" width="84" height="18" rx="5" className={styles.raised} />
      <path d="M72 40h16v62H72z" className={styles.accent} />
      <path
        d="M80 39c-17 0-27-6-25-14 2-8 16-6 25 14zM80 39c17 0 27-6 25-14-2-8-16-6-25 14z"
        className={styles.accentLine}
      />
    </>
  ),
  // A drum with balls.
  draws: (
    <>
      <path d="M60 84l-9 18h58l-9-18z" className={styles.raised} />
      <circle cx="80" cy="54" r="37" className={styles.body} />
      <circle cx="64" cy="68" r="11" className={styles.accent} />
      <circle cx="91" cy="72" r="11" className={styles.second} />
      <circle cx="84" cy="47" r="11" className={styles.raised} />
      <path d="M54 40a30 30 0 0 1 20-15" className={styles.line} />
    </>
  ),
  // A ticket with chosen numbers.
  slip: (
    <>
      <g transform="rotate(-8 80 62)">
        <path d="M34 38h92v15a9 9 0 0 0 0 18v15H34V71a9 9 0 0 0 0-18z" className={styles.body} />
        <path d="M102 44v6M102 56v6M102 68v6" className={styles.line} />
        <circle cx="54" cy="62" r="8" className={styles.raised} />
        <circle cx="82" cy="62" r="8" className={styles.accent} />
      </g>
    </>
  ),
  cards: (
    <>
      <rect x="38" y="28" width="74" height="48" rx="7" className={styles.raised} transform="rotate(-9 75 52)" />
      <rect x="46" y="46" width="78" height="50" rx="7" className={styles.body} />
      <path d="M46 58h78v9H46z" className={styles.accent} />
      <path d="M56 82h24M100 82h14" className={styles.line} />
    </>
  ),
  people: (
    <>
      <circle cx="44" cy="58" r="10" className={styles.raised} />
      <path d="M24 102c0-16 8-28 20-28s18 8 20 20v8z" className={styles.raised} />
      <circle cx="116" cy="58" r="10" className={styles.raised} />
      <path d="M136 102c0-16-8-28-20-28s-18 8-20 20v8z" className={styles.raised} />
      <circle cx="80" cy="44" r="15" className={styles.body} />
      <path d="M51 102c0-22 12-36 29-36s29 14 29 36z" className={styles.body} />
      <path d="M80 76v14M73 83h14" className={styles.accentLine} />
    </>
  ),
  // A plug that is not in its socket.
  failure: (
    <>
      <path d="M14 84c16 0 18-18 32-18h8" className={styles.cable} />
      <rect x="52" y="54" width="24" height="24" rx="6" className={styles.body} />
      <path d="M76 60h9M76 72h9" className={styles.line} />
      <path d="M146 84c-16 0-14-18-28-18h-6" className={styles.cable} />
      <rect x="94" y="52" width="20" height="28" rx="6" className={styles.raised} />
      <path d="M88 44l-4-9M80 46l-8-6M90 86l-3 9M82 84l-8 7" className={styles.accentLine} />
    </>
  ),
  // A cloud without a connection.
  offline: (
    <>
      <path d="M52 78a17 17 0 0 1-2-34 25 25 0 0 1 47-6 20 20 0 0 1 13 40z" className={styles.body} />
      <path d="M62 64a26 26 0 0 1 36 0M70 72a14 14 0 0 1 20 0" className={styles.line} />
      <circle cx="80" cy="81" r="4" className={styles.accent} />
      <path d="M56 92l48-52" className={styles.strike} />
    </>
  ),
  maintenance: (
    <>
      <rect x="34" y="40" width="92" height="22" rx="5" className={styles.body} />
      <path d="M46 40l-10 22h14l10-22zM74 40L64 62h14l10-22zM102 40L92 62h14l10-22z" className={styles.accent} />
      <path d="M48 62v40M112 62v40M40 102h16M104 102h16" className={styles.handle} />
      <circle cx="48" cy="31" r="7" className={styles.second} />
      <circle cx="112" cy="31" r="7" className={styles.second} />
    </>
  ),
  blocked: (
    <>
      <path d="M80 16l34 12v28c0 22-14 36-34 46-20-10-34-24-34-46V28z" className={styles.body} />
      <rect x="64" y="56" width="32" height="26" rx="5" className={styles.accent} />
      <path d="M70 56v-7a10 10 0 0 1 20 0v7" className={styles.handle} />
      <path d="M80 66v7" className={styles.keyhole} />
    </>
  ),
  // A globe with a place that cannot be reached.
  region: (
    <>
      <circle cx="74" cy="62" r="36" className={styles.body} />
      <path d="M38 62h72M74 26c-22 20-22 52 0 72M74 26c22 20 22 52 0 72M44 43h60M44 81h60" className={styles.line} />
      <path d="M108 24a20 20 0 0 1 20 20c0 14-20 32-20 32S88 58 88 44a20 20 0 0 1 20-20z" className={styles.accent} />
      <path d="M101 37l14 14M115 37l-14 14" className={styles.keyhole} />
    </>
  ),
  // A screen with a crack through it.
  crash: (
    <>
      <rect x="54" y="16" width="52" height="88" rx="10" className={styles.body} />
      <path d="M62 28h36v60H62z" className={styles.raised} />
      <path d="M72 96h16" className={styles.line} />
      <path d="M98 28L80 46l10 10-16 12 6 8-12 12" className={styles.accentLine} />
      <path d="M80 46l-12-6M90 56l8 4M74 68l-10-2" className={styles.line} />
    </>
  ),
};
