// cspell:ignore djfmamjjason
import { renderWithHost, someRegistrations } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Registrations } from './registrations.tsx';

const MONTHS = someRegistrations({
  '2026-09': { compositions: 5, recordings: 1 },
  '2026-11': { compositions: 13, recordings: 2 },
});

const rows = () =>
  within(screen.getByRole('table', { name: 'Registrations by month' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

/** The chart has no text, so it is found by its role. */
function heights(container: HTMLElement): number[] {
  const bars = [...container.querySelectorAll<HTMLElement>('[title] [style*=height]')];
  return bars.map((bar) => Number.parseFloat(bar.style.height));
}

describe('the registrations', () => {
  test('are bars, two a month, as high as their counts on one scale', () => {
    const { container } = renderWithHost(<Registrations months={MONTHS} />);
    const bars = heights(container);
    expect(bars).toHaveLength(24);
    const [compositions = 0, recordings = 0] = bars.slice(-2);
    expect(compositions / recordings).toBeCloseTo(13 / 2);
    expect(compositions / Math.max(...bars.slice(18, 20))).toBeCloseTo(13 / 5);
    expect(bars.filter((height) => height > 0)).toHaveLength(4);
  });

  test('name the lines of the scale and each month below it', () => {
    const { container } = renderWithHost(<Registrations months={MONTHS} />);
    const words = [...container.querySelectorAll('[style*=bottom], [title]')].map((part) => part.textContent);
    expect(words).toEqual(['0', '5', '10', '15', ...'DJFMAMJJASON']);
  });

  test('keep long labels of the scale in one line beside the bars', () => {
    const { container } = renderWithHost(
      <Registrations months={someRegistrations({ '2026-11': { compositions: 20_000, recordings: 2 } })} />,
    );
    const labels = [...container.querySelectorAll<HTMLElement>('[style*=width]')];
    expect(labels.map((label) => label.textContent)).toEqual(['0', '5k', '10k', '15k', '20k']);
    expect(labels.map(({ style }) => style.width)).toEqual(Array(5).fill('max(1.25rem, 3ch)'));
  });

  test('are a table for those who do not see the chart, the newest month first', () => {
    renderWithHost(<Registrations months={MONTHS} />);
    expect(rows()[0]).toEqual(['Month', 'Works', 'Recordings']);
    expect(rows()[1]).toEqual(['November 2026', '13', '2']);
    expect(rows()).toHaveLength(13);
  });

  test('are shown as a table, and as a chart again', async () => {
    const { user, container } = renderWithHost(<Registrations months={MONTHS} />);
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(heights(container)).toEqual([]);
    expect(rows()[3]).toEqual(['September 2026', '5', '1']);
    await user.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(heights(container)).toHaveLength(24);
    expect(screen.getByRole('button', { name: 'Show as table' })).toHaveFocus();
  });

  test('show that there are none, without a switch', () => {
    renderWithHost(<Registrations months={someRegistrations()} />);
    expect(screen.getByText('No registrations in the last 12 months.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
