import { KitProvider } from '@counterpoint/kit/core';
import { afterEach, expect, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
// Declares the matchers that the jest configuration installs.
import '@testing-library/jest-dom/jest-globals';
import type { ReactElement, ReactNode } from 'react';

/** Renders within the kit's provider; `user` clicks and types. */
export function renderInKit(ui: ReactElement) {
  const wrapper = ({ children }: { children: ReactNode }) => <KitProvider>{children}</KitProvider>;
  return { user: userEvent.setup(), ...render(ui, { wrapper }) };
}

/** These need a layout or a canvas, which jsdom lacks; a separate test checks contrast. */
const UNTESTABLE = ['color-contrast', 'label-content-name-mismatch', 'region'];

/** Fails if axe finds violations. */
export async function expectAccessible(element: Element): Promise<void> {
  const rules = Object.fromEntries(UNTESTABLE.map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(element, { rules });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** jsdom has no layout, so focus traps take every element for hidden. */
export function mockLayout(): void {
  const everywhere = Object.assign([new DOMRect(0, 0, 10, 10)], { item: () => new DOMRect(0, 0, 10, 10) });
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(everywhere);
}

const originalMatchMedia = window.matchMedia;

afterEach(() => {
  window.matchMedia = originalMatchMedia;
});

/** Makes media queries match a narrow or wide window, until the test ends. */
export function pretendWidth(pixels: number, textSize = 16): void {
  window.matchMedia = (query: string) => {
    const minimum = textSize * Number(/min-width: ([\d.]+)rem/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
    return Object.assign(new EventTarget(), {
      matches: pixels >= minimum,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
}
