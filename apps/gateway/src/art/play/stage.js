const game = JSON.parse(document.getElementById('game').textContent);
const texts = game.texts;
const digits = new Intl.NumberFormat(game.tag);
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
const result = document.getElementById('result');
const balance = document.getElementById('balance');
const stake = document.getElementById('stake');
const less = document.getElementById('less');
const more = document.getElementById('more');
const table = { next: game.next };
let step = Math.min(2, game.stakes.length - 1);

const wait = (milliseconds) =>
  new Promise((done) => setTimeout(done, calm ? Math.min(milliseconds, 80) : milliseconds));
const whole = (limit) => Math.floor(Math.random() * limit);
const fill = (text, n, m) =>
  text
    .replace('{n}', typeof n === 'number' ? digits.format(n) : n)
    .replace('{m}', m === undefined ? '' : digits.format(m));

function say(text, won) {
  result.textContent = text;
  result.className = won ? 'won' : '';
}

function choose(index) {
  step = index;
  stake.textContent = game.stakes[step].shown;
  less.disabled = step === 0;
  more.disabled = step === game.stakes.length - 1;
}

less.addEventListener('click', () => choose(step - 1));
more.addEventListener('click', () => choose(step + 1));

function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reports events to the app that shows this page in a frame. docs/gateway.md lists the messages. */
function tell(event, more) {
  if (game.app !== undefined && parent !== self) parent.postMessage({ livery: 'game', event, ...more }, game.app);
}

document.querySelector('.back').addEventListener('click', (click) => {
  if (game.app === undefined || parent === self) return;
  click.preventDefault();
  tell('close');
});

/** The message to the app about a round that was not played. */
const refusals = {
  FUNDS_INSUFFICIENT: ['balanceTooLow'],
  SESSION_INVALID: ['sessionEnded'],
  GAME_UNAVAILABLE: ['failed', { reason: 'gone' }],
  VENDOR_MAINTENANCE: ['failed', { reason: 'maintenance' }],
};

/**
 * Plays one round for the stake on the page. If the round is not played, it shows the reason and returns nothing. A
 * lost request is sent again with the same key, so that the round is played only once.
 */
async function bet(choice) {
  const body = JSON.stringify({ stake: game.stakes[step].amount, choice });
  const key = newKey();
  tell('roundStarted');
  for (let tries = 1; tries <= 4; tries += 1) {
    try {
      const response = await fetch(location.pathname, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body,
      });
      const reply = await response.json();
      if (reply.success) {
        table.next = reply.value.next;
        return reply.value;
      }
      if (response.status < 500) {
        say(texts.failures[reply.code] ?? texts.failures.other, false);
        tell('roundEnded');
        if (reply.code in refusals) tell(...refusals[reply.code]);
        return undefined;
      }
    } catch {
      // The request or its reply was lost: try again.
    }
    await new Promise((done) => setTimeout(done, tries * 500));
  }
  say(texts.failures.offline, false);
  tell('roundEnded');
  return undefined;
}

/** Shows the changes of a round; called when its animation has ended. */
function settle(round) {
  balance.textContent = round.shownBalance;
  document.getElementById('next-seed').textContent = table.next.commitment;
  document.getElementById('last-seed').textContent = round.proof.seed;
  tell('roundEnded');
  tell('balanceChanged');
}

function picture(symbol) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '-118 -122 236 240');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#p-${symbol}`);
  svg.append(use);
  return svg;
}

choose(step);
self.stage = { game, texts, digits, calm, table, wait, whole, fill, say, bet, settle, picture };
tell('ready');
