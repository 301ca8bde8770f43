import { calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork } from '@livery/api/testing';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { ServiceFloat } from './ServiceFloat.tsx';

const network = startNetwork();
beforeEach(() => network.use(answer(calls.getCustomerService, sampleValues.getCustomerService)));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/**
 * Shows the button above a small link that extends 30 pixels up from the button. With `isDialogOpen`, an open dialog
 * covers the page.
 */
async function showAboveLink({ isDialogOpen }: { isDialogOpen: boolean }) {
  const clock = stopClock();
  const link = document.createElement('a');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 400, 0, 0));
  const find = vi
    .spyOn(document, 'elementsFromPoint')
    .mockImplementation((_, y) => (document.querySelector('dialog[open]') === null && y > 370 ? [link] : []));
  const { store } = renderScreen(
    <>
      <dialog aria-label="News" open={isDialogOpen} />
      <ServiceFloat />
    </>,
  );
  await clock.idle(store);
  await clock.pass(160);
  const place = screen.getByRole('button', { name: 'Customer service', hidden: true }).parentElement!;
  const news = document.querySelector('dialog')!;
  return { clock, find, news, lift: () => place.style.getPropertyValue('--lift') };
}

test('[HOME-05 customer service] the button moves up as far as necessary', async () => {
  const { lift } = await showAboveLink({ isDialogOpen: false });
  expect(lift()).toBe('48px');
});

test('[HOME-05 customer service] an open dialog delays the measurement until it closes', async () => {
  const { clock, find, news, lift } = await showAboveLink({ isDialogOpen: true });
  await clock.pass(60_000);
  expect(find, 'nothing is measured while the dialog is open').not.toHaveBeenCalled();
  news.open = false;
  await clock.pass(160);
  expect(lift()).toBe('48px');
});

test('[HOME-05 customer service] the page is not measured again if it does not scroll', async () => {
  const { clock, find } = await showAboveLink({ isDialogOpen: false });
  find.mockClear();
  await clock.pass(60_000);
  expect(find).not.toHaveBeenCalled();
  fireEvent.scroll(window);
  await clock.pass(160);
  expect(find).toHaveBeenCalled();
});

test('[HOME-05 customer service] the button moves aside at the end of the page, and back', async () => {
  const { clock } = await showAboveLink({ isDialogOpen: false });
  const place = screen.getByRole('button', { name: 'Customer service' }).parentElement!;
  expect(place, 'a page that does not scroll').not.toHaveAttribute('data-aside');
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(600);
  const scrolledTo = async (y: number) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
    fireEvent.scroll(window);
    await clock.pass(160);
  };
  await scrolledTo(1400);
  expect(place).toHaveAttribute('data-aside');
  await scrolledTo(1300);
  expect(place).not.toHaveAttribute('data-aside');
});

/** Shows a page of 2000 pixels in a window of 600, scrolled to `y`. After this, the button has its final position. */
async function showAt(y: number) {
  let grow = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
  const windowHeight = vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(600);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
  const { clock } = await showAboveLink({ isDialogOpen: false });
  const resize = async (to: number) => {
    height.mockReturnValue(to);
    grow();
    await clock.pass(160);
  };
  const place = screen.getByRole('button', { name: 'Customer service' }).parentElement!;
  return { clock, place, resize, windowHeight };
}

test('[HOME-05 customer service] a change of the page height without a scroll is measured', async () => {
  const { place, resize } = await showAt(1400);
  expect(place).toHaveAttribute('data-aside');
  await resize(2400);
  expect(place, 'the page continues below the button').not.toHaveAttribute('data-aside');
  await resize(2010);
  expect(place, 'the page ends at the button again').toHaveAttribute('data-aside');
});

test('[HOME-05 customer service] at the end, the button also moves aside after the browser’s bar hides', async () => {
  const { clock, place, windowHeight } = await showAt(1344);
  expect(place).not.toHaveAttribute('data-aside');
  windowHeight.mockReturnValue(656);
  fireEvent.scroll(window);
  await clock.pass(160);
  expect(place).toHaveAttribute('data-aside');
});

test('[HOME-05 customer service] the button is hidden while a text field has the focus', async () => {
  const clock = stopClock();
  const { store } = renderScreen(
    <>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Agreed" />
      <ServiceFloat />
    </>,
  );
  await clock.idle(store);
  const place = screen.getByRole('button', { name: 'Customer service' }).parentElement!;
  const name = screen.getByRole('textbox', { name: 'Name' });
  name.focus();
  expect(place).toHaveAttribute('data-typing');
  screen.getByRole('checkbox').focus();
  expect(place).not.toHaveAttribute('data-typing');
  name.focus();
  name.blur();
  expect(place).not.toHaveAttribute('data-typing');
});
