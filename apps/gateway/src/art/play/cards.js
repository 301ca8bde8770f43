const { texts, calm, wait, whole, fill, say, pay } = self.stage;

const suits = ['heart', 'spade', 'diamond', 'club'];
const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const faces = document.getElementById('face');
const trail = document.querySelector('.trail');
const higher = document.getElementById('higher');
const lower = document.getElementById('lower');
let current = { rank: 2 + whole(9), suit: whole(4) };

function show({ rank, suit }) {
  const red = suit % 2 === 0;
  for (const text of faces.querySelectorAll('text')) {
    text.textContent = ranks[rank];
    text.setAttribute('fill', red ? '#c3172f' : '#1d1a2b');
  }
  for (const use of faces.querySelectorAll('use')) {
    use.setAttribute('href', `#suit-${suits[suit]}`);
    use.setAttribute('fill', red ? '#c3172f' : '#1d1a2b');
  }
}

function remember({ rank, suit }) {
  const mark = document.createElement('span');
  mark.textContent = ranks[rank];
  if (suit % 2 === 0) mark.className = 'red';
  trail.append(mark);
  while (trail.children.length > 8) trail.firstElementChild.remove();
}

async function guess(up) {
  higher.disabled = lower.disabled = true;
  const next = { rank: whole(13), suit: whole(4) };
  const flip = faces.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(.04)' }], { duration: calm ? 1 : 160, fill: 'forwards' });
  await flip.finished;
  show(next);
  flip.cancel();
  faces.animate([{ transform: 'scaleX(.04)' }, { transform: 'scaleX(1)' }], { duration: calm ? 1 : 160 });
  remember(current);
  const won = up ? next.rank > current.rank : next.rank < current.rank;
  const name = fill(texts.card, ranks[next.rank]);
  if (next.rank === current.rank) say(`${name}. ${texts.same}`, false);
  else say(`${name}. ${won ? fill(texts.win, 40) : texts.lose}`, won);
  if (next.rank !== current.rank) pay(won ? 40 : -30);
  current = next;
  await wait(250);
  higher.disabled = lower.disabled = false;
  (up ? higher : lower).focus({ preventScroll: true });
}

show(current);
say(`${texts.ready.cards} ${fill(texts.card, ranks[current.rank])}`, false);
higher.addEventListener('click', () => { void guess(true); });
lower.addEventListener('click', () => { void guess(false); });
