const game = JSON.parse(document.getElementById('game').textContent);
const texts = game.texts;
const digits = new Intl.NumberFormat(game.tag);
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
const result = document.getElementById('result');
const score = document.getElementById('score');
let points = 1000;

const wait = (milliseconds) => new Promise((done) => setTimeout(done, calm ? Math.min(milliseconds, 80) : milliseconds));
const whole = (limit) => Math.floor(Math.random() * limit);
const fill = (text, n, m) => text.replace('{n}', typeof n === 'number' ? digits.format(n) : n).replace('{m}', m === undefined ? '' : digits.format(m));

function say(text, won) {
  result.textContent = text;
  result.className = won ? 'won' : '';
}

function pay(amount) {
  points = Math.max(0, points + amount);
  score.textContent = digits.format(points);
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

pay(0);
self.stage = { game, texts, digits, calm, wait, whole, fill, say, pay, picture };
