import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInKit } from '../testing/render-in-kit.tsx';
import { Field, YearSelect } from './index.ts';

const years = () => screen.getAllByRole('option').map((option) => option.textContent);

test('lists the years from the current one down, after an empty choice', () => {
  renderInKit(
    <Field label="Year">
      <YearSelect oldest={2020} />
    </Field>,
  );
  const newest = new Date().getFullYear();
  const expected = Array.from({ length: newest - 2020 + 1 }, (_, index) => String(newest - index));
  expect(years()).toEqual(['', ...expected]);
});

test('keeps a year that is outside the list', () => {
  renderInKit(
    <Field label="Year">
      <YearSelect oldest={2020} current="1860" defaultValue="1860" />
    </Field>,
  );
  expect(screen.getByLabelText('Year')).toHaveValue('1860');
});
