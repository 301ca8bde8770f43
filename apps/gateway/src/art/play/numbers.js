const { texts, digits, wait, whole, fill, say, bet, settle } = self.stage;

const picks = [...document.querySelectorAll('.pick')];
const balls = [...document.querySelectorAll('.drawn span')];
const draw = document.getElementById('go');
const quick = document.getElementById('quick');
const colours = ['#ef2b3d', '#2f86f6', '#f2a516', '#2fa257', '#9256f5'];
const chosen = new Set();

function mark() {
  picks.forEach((pick, index) => pick.setAttribute('aria-pressed', String(chosen.has(index + 1))));
  draw.disabled = chosen.size !== 5;
}

function clear() {
  picks.forEach((pick) => pick.classList.remove('match'));
  balls.forEach((ball) => {
    ball.className = 'empty';
    ball.textContent = '';
  });
}

picks.forEach((pick, index) => {
  pick.textContent = digits.format(index + 1);
  pick.addEventListener('click', () => {
    clear();
    if (chosen.has(index + 1)) chosen.delete(index + 1);
    else if (chosen.size < 5) chosen.add(index + 1);
    mark();
    say(fill(texts.picked, chosen.size), false);
  });
});

quick.addEventListener('click', () => {
  clear();
  chosen.clear();
  while (chosen.size < 5) chosen.add(1 + whole(20));
  mark();
  say(fill(texts.picked, 5), false);
});

async function play() {
  draw.disabled = quick.disabled = true;
  clear();
  const round = await bet([...chosen]);
  if (round === undefined) {
    quick.disabled = false;
    mark();
    return;
  }
  const { drawn: list, matches } = round.outcome;
  for (let index = 0; index < 5; index += 1) {
    const ball = balls[index];
    ball.textContent = digits.format(list[index]);
    ball.style.setProperty('--c', colours[index]);
    ball.className = 'in';
    await wait(60);
    ball.className = '';
    if (chosen.has(list[index])) picks[list[index] - 1].classList.add('match');
    await wait(420);
  }
  settle(round);
  const isStakeBack = !round.isWin && /[1-9]/.test(round.payout);
  const result = round.isWin
    ? fill(texts.win, round.shownPayout)
    : isStakeBack
      ? fill(texts.stakeBack, round.shownPayout)
      : texts.lose;
  say(`${fill(texts.matches, matches)}. ${result}`, round.isWin);
  draw.disabled = quick.disabled = false;
  draw.focus({ preventScroll: true });
}

draw.addEventListener('click', () => {
  void play();
});

mark();
