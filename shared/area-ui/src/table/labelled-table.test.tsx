import { LabelledTable } from '@counterpoint/area-ui/table';
import { pretendWidth, renderWithHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';

test('labels the cells of a row on a narrow screen, except its heading and what is empty', () => {
  pretendWidth(390);
  renderWithHost(
    <LabelledTable
      caption="Parties"
      columns={[
        { id: 'name', header: 'Name', cell: ({ name }: { name: string }) => name, isRowHeader: true },
        { id: 'role', header: 'Role', cell: () => 'Composer' },
        { id: 'ipi', header: 'IPI', cell: () => '—' },
        { id: 'share', header: 'Share', cell: () => '50.00%', align: 'end' },
      ]}
      rows={[{ name: 'Ama Mensah' }]}
      rowKey={({ name }) => name}
    />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Ama MensahRoleComposerShare50.00%$/);
});
