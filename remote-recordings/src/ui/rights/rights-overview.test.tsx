import { USE_TYPES } from '@counterpoint/domain/recording-rights';
import type { RightView } from '@counterpoint/domain/schemas/recordings';
import { pretendWidth, renderWithHost } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { RightsOverview } from './rights-overview.tsx';

const territories = (...codes: string[]) =>
  codes.map((code) => ({ is_included: !code.startsWith('-'), territory: code.replace('-', '') }));

function aRight(part: Partial<RightView> = {}): RightView {
  return {
    party_id: '01900000-0000-7000-8000-0000000000a1',
    name: 'Boateng Sounds',
    is_member: true,
    is_me: true,
    role: 'producer',
    uses: [...USE_TYPES],
    share: 10_000,
    territories: territories('2136', '-0288'),
    valid_from: '2022-05-28',
    valid_to: null,
    source: null,
    is_controlled_by_third_party: false,
    is_claim: false,
    confirmation: 'submitter',
    confirmed_at: null,
    ...part,
  };
}

const rights = [
  aRight(),
  aRight({ share: 8000, territories: territories('0288') }),
  aRight({
    party_id: '01900000-0000-7000-8000-0000000000a2',
    name: 'Tema Records',
    is_me: false,
    is_claim: true,
    role: 'assignee',
    uses: ['broadcast', 'public_performance'],
    share: 5000,
    territories: territories('0288'),
    valid_from: '2026-03-01',
    valid_to: '2026-12-31',
  }),
];

describe('the rights of a recording', () => {
  test('show what is unclaimed', () => {
    renderWithHost(<RightsOverview rights={[]} />);
    expect(screen.getByRole('region', { name: 'Rights holders' })).toHaveTextContent('No one holds rights in it yet.');
  });

  test('show exactly where, when and between whom claims overlap', () => {
    renderWithHost(<RightsOverview rights={rights} />);
    expect(screen.getByText('Ghana, 1 March 2026 to 31 December 2026: 130.00% claimed.')).toBeVisible();
    expect(
      screen.getByText('Broadcast and public performance. Tema Records claims 50.00%, you hold 80.00%.'),
    ).toBeVisible();
  });

  test('appear on a timeline by use, with every period as text', async () => {
    const { user } = renderWithHost(<RightsOverview rights={rights} />);
    const timeline = within(screen.getByRole('region', { name: 'Timeline of broadcast' }));
    const bars = timeline.getAllByRole('img').map((bar) => bar.getAttribute('aria-label'));
    expect(bars).toEqual([
      'Boateng Sounds: 100.00% as producer, World except Ghana, from 28 May 2022',
      'Boateng Sounds: 80.00% as producer, Ghana, from 28 May 2022',
      'Tema Records: 50.00% as assignee, Ghana, 1 March 2026 to 31 December 2026',
      'Ghana, 28 May 2022 to 28 February 2026: 80.00% in total',
      'Ghana, 1 March 2026 to 31 December 2026: 130.00% in total',
      'Ghana, from 1 January 2027: 80.00% in total',
      'World except Ghana, from 28 May 2022: 100.00% in total',
    ]);
    await user.click(screen.getByRole('button', { name: 'Simulcast: 1 problem' }));
    const simulcast = within(screen.getByRole('region', { name: 'Timeline of simulcast' }));
    expect(simulcast.queryByText('Tema Records')).not.toBeInTheDocument();
  });

  test('list all countries of a problem that has too many for a sentence', async () => {
    const some = territories('0012', '0024', '0072', '0108', '0120', '0132', '0140', '0148');
    const { user } = renderWithHost(<RightsOverview rights={[aRight({ share: 5000, territories: some })]} />);
    expect(screen.getByText(/ and 2 more from 28 May 2022 \(50.00%\)/)).toBeVisible();
    expect(screen.getByText(/^Algeria, Angola, .* and Chad$/)).not.toBeVisible();
    const summary = screen.getByText('All countries');
    expect(summary).toHaveAccessibleName(
      /^All countries Unclaimed: Algeria, .* and 2 more from 28 May 2022 \(50.00%\)/,
    );
    expect(getComputedStyle(summary)).toMatchObject({ cursor: 'pointer', minHeight: expect.stringMatching(/6/) });
    await user.click(summary);
    expect(screen.getByText(/^Algeria, Angola, .* and Chad$/)).toBeVisible();
  });

  test('appear in a table, one row per line', () => {
    pretendWidth(1440);
    renderWithHost(<RightsOverview rights={rights} />);
    const [, , , last] = within(screen.getByRole('table', { name: 'Rights holders and their shares' })).getAllByRole(
      'row',
    );
    expect(last).toHaveTextContent(
      /Tema Records.*Assignee.*Broadcast and public performance.*Ghana.*1 March 2026 to 31 December 2026.*50\.00%/,
    );
  });
});
