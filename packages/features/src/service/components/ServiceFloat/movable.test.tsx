import { calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork } from '@livery/api/testing';
import { floatPlaceItem } from '@livery/device/storage';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { ServiceFloat } from './ServiceFloat.tsx';

const network = startNetwork();
beforeEach(() => network.use(answer(calls.getCustomerService, sampleValues.getCustomerService)));
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

/** Shows the button at the lower end of a page of 400 x 700 pixels. The button is 48 pixels large. */
async function show() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function boxOf(this: Element) {
    return this === document.body ? new DOMRect(0, 0, 400, 700) : new DOMRect(340, 600, 48, 48);
  });
  const screenOf = renderScreen(<ServiceFloat />);
  const button = await screen.findByRole('button', { name: 'Customer service' });
  const place = button.parentElement!;
  return {
    ...screenOf,
    button,
    at: () => ({ side: place.dataset['side'], rise: place.style.getPropertyValue('--rise') }),
  };
}

const drag = (button: HTMLElement, { x, y }: { x: number; y: number }) => {
  fireEvent.pointerDown(button, { isPrimary: true, button: 0, clientX: 364, clientY: 624 });
  fireEvent.pointerMove(button, { clientX: 364 + x, clientY: 624 + y });
  fireEvent.pointerUp(button, { clientX: 364 + x, clientY: 624 + y });
  fireEvent.click(button);
};

describe('the button of customer service', () => {
  test(
    'is dragged to the nearer side and keeps its height after a remount; the drag is not a press',
    { tags: 'whole' },
    async () => {
      const { button, at, unmount } = await show();
      expect(at()).toEqual({ side: 'end', rise: '0px' });
      drag(button, { x: -250, y: -120 });
      expect(at()).toEqual({ side: 'start', rise: '120px' });
      expect(button).toHaveAttribute('aria-expanded', 'false');
      unmount();
      const again = await show();
      expect(again.at()).toEqual({ side: 'start', rise: '120px' });
      fireEvent.click(again.button);
      expect(again.button).toHaveAttribute('aria-expanded', 'true');
    },
  );

  test('stays between its lowest position and the app bar', async () => {
    const { button, at } = await show();
    drag(button, { x: 0, y: 500 });
    expect(at()).toEqual({ side: 'end', rise: '0px' });
    drag(button, { x: 0, y: -900 });
    expect(at()).toEqual({ side: 'end', rise: '528px' });
  });

  test('is pressed by a drag of a few pixels', async () => {
    const { button, at } = await show();
    drag(button, { x: 3, y: -4 });
    expect(at()).toEqual({ side: 'end', rise: '0px' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('is moved by keys and by the buttons in the sheet of contacts', async () => {
    const { button, at, user } = await show();
    button.focus();
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    expect(at()).toEqual({ side: 'start', rise: '64px' });
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(at()).toEqual({ side: 'end', rise: '0px' });
    await user.click(button);
    const sheet = within(await screen.findByRole('dialog', { name: 'Customer service' }));
    await user.click(sheet.getByRole('button', { name: 'Move the button to the other side' }));
    await user.click(sheet.getByRole('button', { name: 'Move the button up' }));
    expect(at()).toEqual({ side: 'start', rise: '64px' });
    await user.click(sheet.getByRole('button', { name: 'Move the button down' }));
    expect(at()).toEqual({ side: 'start', rise: '0px' });
  });

  test('ignores an invalid stored position', async () => {
    localStorage.setItem(floatPlaceItem.key, '{"side":"middle","rise":-5}');
    const { at } = await show();
    expect(at()).toEqual({ side: 'end', rise: '0px' });
  });
});
