import { KitProvider } from '@counterpoint/kit/core';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';

const began = { button: 0, clientX: 50, clientY: 10 };
const pressed = jest.fn();

/** Gives an element a layout, which jsdom lacks. */
function lay(element: Element, top: number): void {
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
}

function open() {
  const page = (isThere: boolean) => (
    <KitProvider>
      {isThere && (
        <button type="button" onClick={pressed}>
          <span>Continue</span>
        </button>
      )}
      <p>Elsewhere</p>
    </KitProvider>
  );
  const { rerender } = render(page(true));
  const button = screen.getByRole('button');
  lay(button, 0);
  return {
    button,
    word: screen.getByText('Continue'),
    elsewhere: screen.getByText('Elsewhere'),
    takeAway: () => rerender(page(false)),
  };
}

beforeEach(() => void pressed.mockReset());

describe('presses on a button that moves before they end', () => {
  test('click once', () => {
    const { button, word, elsewhere } = open();
    fireEvent.mouseDown(word, began);
    lay(button, 60);
    fireEvent.mouseUp(elsewhere, began);
    expect(pressed).toHaveBeenCalledTimes(1);
    fireEvent.mouseUp(elsewhere, began);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('are left to the browser if the button is still under the pointer', () => {
    const { button, word } = open();
    fireEvent.mouseDown(word, began);
    lay(button, 5);
    fireEvent.mouseUp(word, began);
    expect(pressed).not.toHaveBeenCalled();
  });

  test.each([
    ['drawn away from it', { up: { ...began, clientX: 300 } }],
    ['of another button of the mouse', { down: { ...began, button: 2 }, up: { ...began, button: 2 } }],
    ['for another tab', { down: { ...began, ctrlKey: true } }],
  ])('don’t click: %s', (_what, { down = began, up = began }: { down?: object; up?: object }) => {
    const { button, word, elsewhere } = open();
    fireEvent.mouseDown(word, down);
    lay(button, 60);
    fireEvent.mouseUp(elsewhere, up);
    expect(pressed).not.toHaveBeenCalled();
  });

  test.each(['wheel', 'dragstart'])('don’t click after a %s', (type) => {
    const { button, word, elsewhere } = open();
    fireEvent.mouseDown(word, began);
    fireEvent(word, new Event(type, { bubbles: true }));
    lay(button, 60);
    fireEvent.mouseUp(elsewhere, began);
    expect(pressed).not.toHaveBeenCalled();
  });

  test('are forgotten at the next press, wherever it starts', () => {
    const { button, word, elsewhere } = open();
    fireEvent.mouseDown(word, began);
    fireEvent.mouseDown(elsewhere, began);
    lay(button, 60);
    fireEvent.mouseUp(elsewhere, began);
    expect(pressed).not.toHaveBeenCalled();
  });

  test('don’t click if the button has disappeared', () => {
    const { word, elsewhere, takeAway } = open();
    fireEvent.mouseDown(word, began);
    takeAway();
    fireEvent.mouseUp(elsewhere, began);
    expect(pressed).not.toHaveBeenCalled();
  });
});
