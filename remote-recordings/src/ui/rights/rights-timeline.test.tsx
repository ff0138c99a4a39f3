import { problemsIn } from '@counterpoint/domain/recording-rights';
import { renderWithHost } from '@counterpoint/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { RightsTimeline } from './rights-timeline.tsx';
import type { ShownRight } from './shown-right.ts';

// A page without a layout has no widths.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(600);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
});
afterEach(() => {
  jest.restoreAllMocks();
});

function aRight(key: string, share: number, [from, to]: [string, string | null]): ShownRight {
  return {
    key,
    partyId: key,
    name: 'Tema Records',
    isMe: false,
    role: 'producer',
    isClaim: false,
    source: null,
    share,
    isControlledByThirdParty: false,
    uses: ['broadcast'],
    from,
    to,
    territories: [{ territory: '0288', is_included: true }],
  };
}

function Typing({ before, after }: { before: readonly ShownRight[]; after: readonly ShownRight[] }) {
  const [rights, setRights] = useState(before);
  return (
    <>
      <button type="button" onClick={() => setRights(after)}>
        Type
      </button>
      <RightsTimeline rights={rights} problems={problemsIn(rights)} today="2034-01-01" />
    </>
  );
}

function scrolledTo(rights: readonly ShownRight[]): number {
  renderWithHost(<RightsTimeline rights={rights} problems={problemsIn(rights)} today="2034-01-01" />);
  return screen.getByRole('region', { name: 'Timeline of broadcast' }).scrollLeft;
}

test('opens at today where nothing is to be put right', () => {
  // 14 of 16 years from 2020 on, in the middle of the view.
  expect(scrolledTo([aRight('0', 10_000, ['2020-01-01', null])])).toBeCloseTo((600 * 14) / 16 - 150, 0);
});

test('stays where it is looked at while problems go', async () => {
  const whole = aRight('0', 10_000, ['2020-01-01', null]);
  const overlap = aRight('1', 5000, ['2024-01-01', '2024-12-31']);
  const { user } = renderWithHost(<Typing before={[whole, overlap]} after={[whole]} />);
  const timeline = screen.getByRole('region', { name: 'Timeline of broadcast' });
  timeline.scrollLeft = 42;
  await user.click(screen.getByRole('button', { name: 'Type' }));
  expect(screen.queryByText('50.00%')).toBeNull();
  expect(timeline.scrollLeft).toBe(42);
});

test('opens at an overlap of years ago, and not at today', () => {
  const overlap = aRight('1', 5000, ['2024-01-01', '2024-12-31']);
  expect(scrolledTo([aRight('0', 10_000, ['2020-01-01', null]), overlap])).toBeCloseTo((600 * 5) / 16 - 150, 0);
});
