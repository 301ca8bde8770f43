const { texts, digits, calm, wait, whole, fill, say, bet, settle } = self.stage;

const start = document.getElementById('go');
const tank = document.querySelector('.tank');
const fishes = [...document.querySelectorAll('.fish')];
let timeLeft = 0;
let catches = 0;

function swim(fish) {
  const box = tank.getBoundingClientRect();
  const x = whole(Math.max(1, box.width - 92));
  const y = whole(Math.max(1, box.height - 110));
  const leftward = x < (fish.x ?? 0);
  fish.x = x;
  fish.style.transitionDuration = `${1.6 + Math.random() * 1.8}s, .25s`;
  fish.style.transform = `translate(${x}px, ${y}px)`;
  fish.firstElementChild.style.transform = leftward ? 'none' : 'scaleX(-1)';
}

function pop(fish, text) {
  const mark = document.createElement('span');
  const place = fish.getBoundingClientRect();
  const box = tank.getBoundingClientRect();
  mark.className = 'pop';
  mark.textContent = text;
  mark.style.transform = `translate(${place.left - box.left + 24}px, ${place.top - box.top + 20}px)`;
  tank.append(mark);
  requestAnimationFrame(() => mark.classList.add('out'));
  setTimeout(() => mark.remove(), 800);
}

async function shoot(fish, index) {
  if (timeLeft === 0 || fish.disabled || fish.classList.contains('gone')) return;
  fish.disabled = true;
  const round = await bet(index);
  fish.disabled = false;
  if (round === undefined) return;
  settle(round);
  if (!round.isWin) {
    pop(fish, '•');
    say(texts.missed, false);
    return;
  }
  catches += 1;
  pop(fish, `+${round.shownPayout}`);
  say(fill(texts.caught, round.shownPayout), true);
  fish.classList.add('gone');
  await wait(900);
  swim(fish);
  await wait(300);
  fish.classList.remove('gone');
}

fishes.forEach((fish, index) => {
  const box = tank.getBoundingClientRect();
  fish.classList.add('still');
  fish.x = ((index % 3) / 3) * box.width + 8;
  fish.style.transform = `translate(${fish.x}px, ${Math.floor(index / 3) * (box.height / 3.2) + 10}px)`;
  requestAnimationFrame(() => requestAnimationFrame(() => fish.classList.remove('still')));
  fish.addEventListener('click', () => {
    void shoot(fish, index);
  });
});

async function hunt() {
  start.disabled = true;
  catches = 0;
  for (timeLeft = 20; timeLeft > 0; timeLeft -= 1) {
    start.textContent = digits.format(timeLeft);
    if (!calm || timeLeft % 4 === 0)
      fishes.forEach((fish, index) => {
        if ((index + timeLeft) % 2 === 0) swim(fish);
      });
    await new Promise((done) => setTimeout(done, 1000));
  }
  start.textContent = texts.action.fish;
  start.disabled = false;
  say(fill(texts.timeUp, catches), catches > 0);
}

start.addEventListener('click', () => {
  void hunt();
});
