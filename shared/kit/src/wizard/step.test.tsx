import { Field, Input } from '@counterpoint/kit/form';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectAccessible, renderInKit } from '../testing/render-in-kit.tsx';
import { StepFrame, StepPlace } from './index.ts';

const scrollIntoView = jest.fn();
beforeEach(() => {
  // jsdom lacks it.
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => {
  scrollIntoView.mockClear();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

describe('StepFrame', () => {
  const acts = { onBack: jest.fn(), onContinue: jest.fn() };
  const frame = (props: Partial<Parameters<typeof StepFrame>[0]> = {}) => (
    <StepFrame problems={[]} attempts={0} continueLabel="Continue" {...acts} {...props}>
      <Field label="Title">
        <Input name="title" />
      </Field>
    </StepFrame>
  );
  afterEach(() => void jest.clearAllMocks());

  test('continues by its button and by Enter, and goes back', async () => {
    const { user, container } = renderInKit(frame());
    await user.type(screen.getByLabelText('Title'), 'Tema{Enter}');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(acts.onContinue).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(acts.onBack).toHaveBeenCalledTimes(1);
    await expectAccessible(container);
  });

  test('doesn’t continue twice while busy', async () => {
    const { user } = renderInKit(frame({ isBusy: true }));
    await user.type(screen.getByLabelText('Title'), '{Enter}');
    expect(acts.onContinue).not.toHaveBeenCalled();
  });

  test('shows errors on top, with the focus', () => {
    renderInKit(frame({ problems: [{ path: 'title', message: 'Enter the title.' }], attempts: 1 }));
    expect(screen.getByRole('link', { name: 'Enter the title.' })).toBeVisible();
    expect(document.activeElement).toHaveTextContent('Enter the title.');
  });

  test('offers to continue anyway only while it shows errors', async () => {
    const onContinueAnyway = jest.fn();
    const { user, rerender } = renderInKit(frame({ onContinueAnyway }));
    expect(screen.queryByRole('button', { name: 'Continue anyway' })).toBeNull();
    rerender(frame({ onContinueAnyway, problems: [{ path: 'title', message: 'Enter the title.' }], attempts: 1 }));
    await user.click(screen.getByRole('button', { name: 'Continue anyway' }));
    expect(onContinueAnyway).toHaveBeenCalledTimes(1);
  });
});

describe('StepPlace', () => {
  const place = (step: string, hasProblems = false) => (
    <StepPlace step={step} label={`The ${step}`} hasProblems={hasProblems}>
      What is asked
    </StepPlace>
  );

  test('keeps the focus when the wizard opens', () => {
    renderInKit(place('search'));
    expect(document.body).toHaveFocus();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test('focuses the start of another step', () => {
    const { rerender } = renderInKit(place('search'));
    rerender(place('writers'));
    expect(screen.getByRole('group', { name: 'The writers' })).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  test('leaves the focus to the error summary', () => {
    const { rerender } = renderInKit(place('review'));
    rerender(place('writers', true));
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(document.body).toHaveFocus();
  });
});
