/** Position of a finger, in pixels from the element's middle, and time in milliseconds. Default: the current time. */
interface Touch {
  x?: number;
  y?: number;
  at?: number;
  /** Element under the pointer. Default: the element on which the finger started. */
  on?: Element;
}

/** A finger on an element, for stories: it dispatches the pointer events of a browser. */
export interface Finger {
  down: (touch?: Touch) => void;
  move: (touch: Touch) => void;
  up: (touch?: Touch) => void;
  /** Cancels the touch, as a browser does when it uses the touch for scrolling. */
  cancel: () => void;
}

export function fingerOn(element: HTMLElement, pointerType: 'touch' | 'mouse' = 'touch'): Finger {
  const box = element.getBoundingClientRect();
  let [x, y] = [0, 0];
  const send = (type: string, touch: Touch = {}) => {
    x = touch.x ?? x;
    y = touch.y ?? y;
    const event = new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      composed: true,
      isPrimary: true,
      pointerId: 7,
      pointerType,
      button: type === 'pointermove' ? -1 : 0,
      clientX: box.x + box.width / 2 + x,
      clientY: box.y + box.height / 2 + y,
    });
    if (touch.at !== undefined) Object.defineProperty(event, 'timeStamp', { value: touch.at });
    (touch.on ?? element).dispatchEvent(event);
  };
  // The browser can capture only real pointers.
  element.setPointerCapture = () => {};
  return {
    down: (touch) => {
      [x, y] = [0, 0];
      send('pointerdown', touch);
    },
    move: (touch) => send('pointermove', touch),
    up: (touch) => send('pointerup', touch),
    cancel: () => send('pointercancel'),
  };
}
