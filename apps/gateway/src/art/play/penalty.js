const { texts, wait, whole, fill, say, pay } = self.stage;

const zones = [...document.querySelectorAll('.zone')];
const keeper = document.querySelector('.keeper');
const shot = document.querySelector('.shot');
const tries = document.querySelector('.tries');
const again = document.getElementById('go');
let taken = 0;
let scored = 0;

function reset() {
  taken = 0;
  scored = 0;
  [...tries.children].forEach((mark) => { mark.className = ''; });
  zones.forEach((zone) => { zone.disabled = false; });
  say(texts.ready.penalty, false);
}

async function shoot(zone, index) {
  zones.forEach((each) => { each.disabled = true; });
  const dive = whole(6);
  const target = zone.getBoundingClientRect();
  const from = shot.getBoundingClientRect();
  shot.style.transform = `translate(${target.left + target.width / 2 - from.left - from.width / 2}px, ${target.top + target.height / 2 - from.top - from.height / 2}px) scale(.6) rotate(300deg)`;
  const goal = dive !== index && !(Math.abs(dive - index) === 3 && Math.random() < 0.5);
  const reach = goal ? dive : index;
  keeper.style.transform = `translate(${[-88, 0, 88][reach % 3]}%, ${reach < 3 ? -18 : 10}%) rotate(${[-38, 0, 38][reach % 3]}deg)`;
  await wait(620);
  if (goal) scored += 1;
  tries.children[taken].className = goal ? 'in' : 'out';
  taken += 1;
  pay(goal ? 50 : -20);
  say(fill(goal ? texts.goal : texts.saved, scored, taken), goal);
  await wait(700);
  shot.style.transform = keeper.style.transform = 'none';
  if (taken === 5) {
    say(scored > 2 ? fill(texts.win, scored * 50) : texts.lose, scored > 2);
    again.focus({ preventScroll: true });
  } else {
    zones.forEach((each) => { each.disabled = false; });
    zone.focus({ preventScroll: true });
  }
}

zones.forEach((zone, index) => zone.addEventListener('click', () => { void shoot(zone, index); }));
again.addEventListener('click', reset);
reset();
