const { texts, digits, calm, wait, fill, say, bet, settle } = self.stage;

const wheel = document.querySelector('.wheel svg');
/** The pockets, clockwise from the pointer. */
const labels = [...wheel.querySelectorAll('text')];
const order = labels.map((label) => Number(label.textContent));
const bets = [...document.querySelectorAll('.bet')];
const single = document.getElementById('single');
const go = document.getElementById('go');
const spinMs = calm ? 0 : 3200;
let on;
let turned = 0;

[...document.querySelectorAll('.bet bdi')].forEach((range) => {
  range.textContent = range.textContent.replace(/\d+/g, (number) => digits.format(number));
});
[...single.options].forEach((option) => {
  if (option.value !== '') option.textContent = digits.format(option.value);
});

labels.forEach((label, index) => {
  label.textContent = digits.format(order[index]);
});

function choose(bet) {
  on = bet;
  bets.forEach((button) => button.setAttribute('aria-pressed', String(button.value === bet)));
  if (typeof bet === 'string') single.value = '';
  go.disabled = on === undefined;
}

bets.forEach((button) => button.addEventListener('click', () => choose(button.value)));
single.addEventListener('change', () => choose(single.value === '' ? undefined : Number(single.value)));

async function play() {
  go.disabled = single.disabled = true;
  bets.forEach((button) => {
    button.disabled = true;
  });
  const round = await bet(on);
  if (round !== undefined) {
    const { pocket, color } = round.outcome;
    const angle = (order.indexOf(pocket) * 360) / order.length;
    // At least three whole turns, always in the same direction, to the pocket below the pointer.
    turned = Math.ceil(turned / 360 + 3) * 360 - angle;
    wheel.style.transform = `rotate(${turned}deg)`;
    await wait(spinMs);
    settle(round);
    const landed = fill(texts.landed, `${texts[color] ?? ''} ${digits.format(pocket)}`.trim());
    say(`${landed} ${round.isWin ? fill(texts.win, round.shownPayout) : texts.lose}`, round.isWin);
  }
  go.disabled = single.disabled = false;
  bets.forEach((button) => {
    button.disabled = false;
  });
  go.focus({ preventScroll: true });
}

go.addEventListener('click', () => {
  void play();
});

choose('red');
