/** What an address that opens nothing any more says: used by someone else, too old, or never made. */
export function closedPage(): { html: string; csp: string } {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>This link was used</title>
<style>
body{margin:0;min-block-size:100dvh;display:grid;place-content:center;gap:16px;padding:32px;text-align:center;font:16px/1.5 system-ui,sans-serif;background:#0d1322;color:#eef3ff}
h1{font-size:20px;margin:0}p{margin:0;color:#b4c0da;max-inline-size:32ch}a{color:#0b1220;background:#7ee7c7;border-radius:12px;padding:12px 20px;font-weight:700;text-decoration:none}
</style></head>
<body><h1>This link was used</h1><p>Every launch of a game has its own link, which opens once. Go back and open the game again.</p><p><a href="/m/home">Back to the games</a></p></body></html>`;
  return { html, csp: "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'" };
}
