import { aCaseDetails, aCaseLine, renderWithHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { OutcomeNotes } from './outcome-notes.tsx';

const performer = (name: string, role: string) =>
  aCaseLine({ key: name, group: 'contributor', party_id: null, name, role, shares: {} });
const [efua, yaw, esi] = [
  performer('Efua', 'contracted_featured'),
  performer('Yaw', 'other_featured'),
  performer('Esi', 'non_featured'),
];
const details = aCaseDetails({
  kind: 'performer_line_up',
  registered_lines: [efua, yaw, esi],
  featured_shares: { Efua: 6000, Yaw: 4000 },
});

test('an outcome of a line-up says who takes over which credit, and which share nobody has', () => {
  const lines = [performer('Kofi', 'contracted_featured'), performer('Ama', 'non_featured')];
  renderWithHost(<OutcomeNotes details={details} lines={lines} />);
  expect(
    screen.getByText('Kofi takes over the credit of Efua with its instruments and featured share (60.00%).'),
  ).toBeVisible();
  expect(screen.getByText('Ama takes over the credit of Esi with its instruments.')).toBeVisible();
  expect(
    screen.getByText('40.00% of the featured shares stays unassigned until the submitter amends the recording.'),
  ).toBeVisible();
});

test('an outcome that only adds a performer says nothing about shares', () => {
  renderWithHost(<OutcomeNotes details={details} lines={[efua, yaw, esi, performer('Kofi', 'mixer')]} />);
  expect(screen.queryByText(/credit|unassigned/)).toBeNull();
});
