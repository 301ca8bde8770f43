const { texts, calm, table, wait, fill, say, bet, settle } = self.stage;

const suits = ['heart', 'spade', 'diamond', 'club'];
const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const open = document.getElementById('open');
const drawn = document.getElementById('drawn');
const trail = document.querySelector('.trail');
const higher = document.getElementById('higher');
const lower = document.getElementById('lower');
const words = { higher: higher.textContent, lower: lower.textContent };

function paint(card, { rank, suit }) {
  const colour = suit % 2 === 0 ? '#c3172f' : '#1d1a2b';
  for (const text of card.querySelectorAll('.face text')) {
    text.textContent = ranks[rank];
    text.setAttribute('fill', colour);
  }
  for (const use of card.querySelectorAll('.face use')) {
    use.setAttribute('href', `#suit-${suits[suit]}`);
    use.setAttribute('fill', colour);
  }
}

function remember({ rank, suit }) {
  const mark = document.createElement('span');
  mark.textContent = ranks[rank];
  if (suit % 2 === 0) mark.className = 'red';
  trail.append(mark);
  while (trail.children.length > 8) trail.firstElementChild.remove();
}

async function flip(change) {
  const turn = drawn.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(.04)' }], {
    duration: calm ? 1 : 160,
    fill: 'forwards',
  });
  await turn.finished;
  change();
  turn.cancel();
  drawn.animate([{ transform: 'scaleX(.04)' }, { transform: 'scaleX(1)' }], { duration: calm ? 1 : 160 });
}

const times = (hundredths) => ` ×${(hundredths / 100).toFixed(2)}`;

/** Shows the open card of the next round, and the payout of a right guess. */
function deal() {
  const { card, pays } = table.next.deal;
  paint(open, card);
  higher.textContent = words.higher + times(pays.higher);
  lower.textContent = words.lower + times(pays.lower);
}

async function guess(side, button) {
  higher.disabled = lower.disabled = true;
  const round = await bet(side);
  if (round !== undefined) {
    const { card } = round.outcome;
    await flip(() => {
      paint(drawn, card);
      drawn.classList.remove('turned');
    });
    remember(card);
    settle(round);
    const name = fill(texts.card, ranks[card.rank]);
    const isTie = card.rank === round.outcome.open;
    say(`${name}. ${isTie ? texts.same : round.isWin ? fill(texts.win, round.shownPayout) : texts.lose}`, round.isWin);
    await wait(1100);
    await flip(() => drawn.classList.add('turned'));
    deal();
  }
  higher.disabled = lower.disabled = false;
  button.focus({ preventScroll: true });
}

deal();
say(`${texts.ready.cards} ${fill(texts.card, ranks[table.next.deal.card.rank])}`, false);
higher.addEventListener('click', () => {
  void guess('higher', higher);
});
lower.addEventListener('click', () => {
  void guess('lower', lower);
});
