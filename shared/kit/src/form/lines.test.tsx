import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderInKit } from '../testing/render-in-kit.tsx';
import { Field, FoldedGroup, focusField, Input, LineList } from './index.ts';

describe('LineList', () => {
  const acts = { onAdd: jest.fn(), onRemove: jest.fn() };
  const list = (count: number) => (
    <LineList
      legend="Works"
      what="work"
      addLabel="Add a work"
      name="works"
      most={2}
      lines={Array.from({ length: count }, (_, index) => ({ id: String(index) }))}
      {...acts}
    >
      {(index) => (
        <Field label={`Title ${index + 1}`}>
          <Input name={`works.${index}.title`} />
        </Field>
      )}
    </LineList>
  );

  test('adds a line, removes the right one, and stops at the maximum', async () => {
    const { user, rerender, container } = renderInKit(list(1));
    await user.click(screen.getByRole('button', { name: 'Add a work' }));
    expect(acts.onAdd).toHaveBeenCalledTimes(1);
    rerender(list(2));
    await user.click(screen.getByRole('button', { name: 'Remove work 2' }));
    expect(acts.onRemove).toHaveBeenCalledWith(1);
    expect(screen.queryByRole('button', { name: 'Add a work' })).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  test('can be linked from an error summary: its first field, or the button without lines', () => {
    const { rerender } = renderInKit(list(1));
    focusField('works.0');
    expect(screen.getByLabelText('Title 1')).toHaveFocus();
    rerender(list(0));
    focusField('works');
    expect(screen.getByRole('button', { name: 'Add a work' })).toHaveFocus();
  });
});

function Dates() {
  const [isOpen, setOpen] = useState(false);
  return (
    <FoldedGroup label="Dates" help="When it was made." isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <Field label="Created">
        <Input />
      </Field>
    </FoldedGroup>
  );
}

test('summarises a folded group, and unfolds by keyboard', async () => {
  const { user, container } = renderInKit(<Dates />);
  const button = screen.getByRole('button', { name: /^Dates/, expanded: false });
  expect(button).toHaveAccessibleDescription('When it was made.');
  expect(screen.queryByLabelText('Created')).not.toBeInTheDocument();
  await expectAccessible(container);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(screen.getByLabelText('Created')).toHaveFocus();
});
