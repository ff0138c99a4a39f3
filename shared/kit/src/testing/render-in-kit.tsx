import { KitProvider } from '@counterpoint/kit/core';
import { expect, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
// Tells TypeScript of the matchers that the jest configuration installs.
import '@testing-library/jest-dom/jest-globals';
import type { ReactElement, ReactNode } from 'react';

/** Renders below the kit's provider; `user` presses and types. */
export function renderInKit(ui: ReactElement) {
  const wrapper = ({ children }: { children: ReactNode }) => <KitProvider>{children}</KitProvider>;
  return { user: userEvent.setup(), ...render(ui, { wrapper }) };
}

/** Needs a layout or a canvas, which jsdom has not; colours have a contrast test of their own. */
const UNTESTABLE = ['color-contrast', 'label-content-name-mismatch', 'region'];

/** Fails with what axe finds wrong. */
export async function expectAccessible(element: Element): Promise<void> {
  const rules = Object.fromEntries(UNTESTABLE.map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(element, { rules });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** jsdom lays nothing out, and what has no place on the page a focus trap takes for hidden. */
export function mockLayout(): void {
  const everywhere = Object.assign([new DOMRect(0, 0, 10, 10)], { item: () => new DOMRect(0, 0, 10, 10) });
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(everywhere);
}

/** Makes every media query answer as if the window were narrow or wide, until the returned function is called. */
export function pretendWidth(pixels: number): () => void {
  const original = window.matchMedia;
  window.matchMedia = (query: string) => {
    const minimum = Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
    return Object.assign(new EventTarget(), {
      matches: pixels >= minimum,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
  return () => {
    window.matchMedia = original;
  };
}
