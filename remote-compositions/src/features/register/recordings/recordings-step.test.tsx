import { aRepertoireRecording, aRepertoireRecordingPage, fillIn } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInForm } from '../testing/in-form.tsx';
import { RecordingsStep } from './recordings-step.tsx';

const market = aRepertoireRecording({ title: 'Night Market', version_title: 'Live', display_artist: 'Adwoa Boateng' });

function open(items = [market]) {
  return renderInForm(
    <RecordingsStep />,
    {},
    {
      'GET /repertoire/recordings': aRepertoireRecordingPage(items),
    },
  );
}

describe('recordings', () => {
  test('are found among all recordings, also other members’, and linked', async () => {
    const { user, values } = open([{ ...market, is_mine: false }]);
    await user.type(screen.getByRole('combobox', { name: 'Add a recording' }), 'night');
    await user.click(await screen.findByRole('option', { name: /Night Market \(Live\) by Adwoa Boateng/ }));
    expect(screen.getByText(/GB-EMI-03-00013 · 3:42 · Night Harbour · Harbour Light/)).toBeVisible();
    expect(values().recordings).toMatchObject([
      { recording_id: market.id, isrc: 'GB-EMI-03-00013', release_date: '2026-03-20' },
    ]);
  });

  test('that the society does not have are typed in, with the ISRC that was searched for', async () => {
    const { user, values } = open([]);
    await fillIn(user, screen.getByRole('combobox', { name: 'Add a recording' }), 'gbemi0300013');
    expect(await screen.findByText('No recording matches.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enter it manually' }));
    const isrc = screen.getByLabelText('ISRC (optional)');
    expect(isrc).toHaveValue('GB-EMI-03-00013');
    expect(isrc).toHaveFocus();
    await user.clear(isrc);
    await fillIn(user, isrc, 'isrc us sm1 97 03931');
    await fillIn(user, screen.getByLabelText('Title (optional)'), 'Volta Blues');
    expect(isrc).toHaveValue('US-SM1-97-03931');
    expect(values().recordings).toMatchObject([{ recording_id: null, title: 'Volta Blues' }]);
  });

  test('are removed, and restored in place', async () => {
    const { user, values } = open();
    for (const title of ['First', 'Second']) {
      await user.click(screen.getByRole('button', { name: 'Enter one manually' }));
      await user.type(screen.getAllByLabelText('Title (optional)').at(-1) ?? document.body, title);
    }
    await user.click(screen.getByRole('button', { name: 'Remove First' }));
    expect(values().recordings.map(({ title }) => title)).toEqual(['Second']);
    await user.keyboard('{Enter}');
    expect(values().recordings.map(({ title }) => title)).toEqual(['First', 'Second']);
  });
});
