import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInForm } from '../testing/in-form.tsx';
import { RecordingsStep } from './recordings-step.tsx';

jest.setTimeout(30_000);

const market = {
  id: '01900000-0000-7000-8000-000000000301',
  title: 'Night Market',
  version_title: 'Live',
  display_artist: 'Adwoa Boateng',
  isrc: 'GBEMI0300013',
  duration_s: 222,
  label: 'Harbour Light',
  release_date: '2026-03-20',
  is_mine: true,
};

function open(items = [market]) {
  return renderInForm(
    <RecordingsStep />,
    {},
    {
      'GET /repertoire/recordings': { items, total: items.length, page: 1, per_page: 8 },
    },
  );
}

describe('recordings', () => {
  test.each([
    [true, market.id],
    [false, null],
  ])(
    'are found among the society’s; one that is mine (%s) is linked as %s, and by its ISRC',
    async (is_mine, recording_id) => {
      const { user, values } = open([{ ...market, is_mine }]);
      await user.type(screen.getByRole('combobox', { name: 'Add a recording' }), 'night');
      await user.click(await screen.findByRole('option', { name: /Night Market \(Live\) by Adwoa Boateng/ }));
      expect(screen.getByText(/GB-EMI-03-00013 · 3:42 · Harbour Light/)).toBeVisible();
      expect(values().recordings).toMatchObject([
        { recording_id, isrc: 'GB-EMI-03-00013', release_date: '2026-03-20' },
      ]);
    },
  );

  test('that the society does not have are typed in, with the ISRC that was searched for', async () => {
    const { user, values } = open([]);
    await user.type(screen.getByRole('combobox', { name: 'Add a recording' }), 'gbemi0300013');
    expect(await screen.findByText('The society has no such recording.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enter it by hand' }));
    const isrc = screen.getByLabelText('ISRC (optional)');
    expect(isrc).toHaveValue('GB-EMI-03-00013');
    expect(isrc).toHaveFocus();
    await user.clear(isrc);
    await user.type(isrc, 'isrc us sm1 97 03931');
    await user.type(screen.getByLabelText('Title of the recording (optional)'), 'Volta Blues');
    expect(isrc).toHaveValue('US-SM1-97-03931');
    expect(values().recordings).toMatchObject([{ recording_id: null, title: 'Volta Blues' }]);
  });

  test('are removed, and brought back where they stood', async () => {
    const { user, values } = open();
    for (const title of ['First', 'Second']) {
      await user.click(screen.getByRole('button', { name: 'Enter one by hand' }));
      await user.type(screen.getAllByLabelText('Title of the recording (optional)').at(-1) ?? document.body, title);
    }
    await user.click(screen.getByRole('button', { name: 'Remove First' }));
    expect(values().recordings.map(({ title }) => title)).toEqual(['Second']);
    await user.keyboard('{Enter}');
    expect(values().recordings.map(({ title }) => title)).toEqual(['First', 'Second']);
  });
});
