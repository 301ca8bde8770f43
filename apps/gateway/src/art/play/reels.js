const { game, texts, calm, whole, fill, say, bet, settle, picture } = self.stage;

const spin = document.getElementById('go');
const frame = document.querySelector('.reels');
const strips = [...document.querySelectorAll('.strip')];
const held = strips.map((_, reel) => [reel, reel + 1, reel + 2].map((at) => game.symbols[at % game.symbols.length]));

function lay(strip, symbols) {
  strip.replaceChildren(
    ...symbols.map((symbol) => {
      const cell = document.createElement('div');
      cell.className = 'cell';
      cell.append(picture(symbol));
      return cell;
    }),
  );
}

strips.forEach((strip, reel) => lay(strip, held[reel]));

async function turn(reel, stops) {
  const strip = strips[reel];
  const through = Array.from({ length: 9 + reel * 4 }, () => game.symbols[whole(game.symbols.length)]);
  const all = [...stops, ...through, ...held[reel]];
  lay(strip, all);
  const cell = strip.firstElementChild.getBoundingClientRect().height;
  const move = strip.animate(
    [
      { transform: `translateY(${-cell * (all.length - 3)}px)` },
      { transform: `translateY(${cell * 0.12}px)`, offset: 0.9 },
      { transform: 'none' },
    ],
    { duration: calm ? 1 : 900 + reel * 380, easing: 'cubic-bezier(.25,.6,.3,1)' },
  );
  await move.finished;
  held[reel] = stops;
  lay(strip, stops);
}

async function play() {
  spin.disabled = true;
  frame.classList.remove('hit');
  say('…', false);
  const round = await bet();
  if (round === undefined) {
    spin.disabled = false;
    return;
  }
  // Only the row in the middle decides the round. The other rows are decoration.
  const stops = round.outcome.stops.map((stop) =>
    Array.from({ length: 3 }, (_, row) => game.symbols[row === 1 ? stop : whole(game.symbols.length)]),
  );
  await Promise.all(stops.map((stop, reel) => turn(reel, stop)));
  settle(round);
  frame.classList.toggle('hit', round.isWin);
  say(round.isWin ? fill(texts.win, round.shownPayout) : texts.lose, round.isWin);
  spin.disabled = false;
  spin.focus({ preventScroll: true });
}

spin.addEventListener('click', () => {
  void play();
});
