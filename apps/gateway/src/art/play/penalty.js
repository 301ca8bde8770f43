const { texts, wait, fill, say, bet, settle } = self.stage;

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
  [...tries.children].forEach((mark) => {
    mark.className = '';
  });
  zones.forEach((zone) => {
    zone.disabled = false;
  });
  say(texts.ready.penalty, false);
}

async function shoot(zone, index) {
  zones.forEach((each) => {
    each.disabled = true;
  });
  const round = await bet(index);
  if (round === undefined) {
    zones.forEach((each) => {
      each.disabled = false;
    });
    return;
  }
  const { dive, isGoal: goal } = round.outcome;
  const target = zone.getBoundingClientRect();
  const from = shot.getBoundingClientRect();
  shot.style.transform = `translate(${target.left + target.width / 2 - from.left - from.width / 2}px, ${target.top + target.height / 2 - from.top - from.height / 2}px) scale(.6) rotate(300deg)`;
  const reach = goal ? dive : index;
  keeper.style.transform = `translate(${[-88, 0, 88][reach % 3]}%, ${reach < 3 ? -18 : 10}%) rotate(${[-38, 0, 38][reach % 3]}deg)`;
  await wait(620);
  if (goal) scored += 1;
  tries.children[taken].className = goal ? 'in' : 'out';
  taken += 1;
  settle(round);
  say(
    goal
      ? `${fill(texts.goal, scored, taken)} ${fill(texts.win, round.shownPayout)}`
      : fill(texts.saved, scored, taken),
    goal,
  );
  await wait(700);
  shot.style.transform = keeper.style.transform = 'none';
  if (taken === 5) {
    again.focus({ preventScroll: true });
  } else {
    zones.forEach((each) => {
      each.disabled = false;
    });
    zone.focus({ preventScroll: true });
  }
}

zones.forEach((zone, index) =>
  zone.addEventListener('click', () => {
    void shoot(zone, index);
  }),
);
again.addEventListener('click', reset);
reset();
