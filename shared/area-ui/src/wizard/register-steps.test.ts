import { describe, expect, test } from '@jest/globals';
import { registerSteps } from './index.ts';

const steps = registerSteps(
  [
    { id: 'search', label: () => 'Search first', action: () => 'Continue to the search' },
    { id: 'about', label: () => 'About it', action: () => 'Continue to it' },
    { id: 'lines', label: () => 'Lines', action: () => 'Continue to the lines' },
    { id: 'review', label: () => 'Review', action: () => 'Continue to the review' },
  ],
  ['lines'],
);
const problem = (path: string) => ({ path, message: 'This is wrong.' });

describe('wizard steps', () => {
  test('omit the search in an amendment', () => {
    expect(steps.of(false)).toEqual(['search', 'about', 'lines', 'review']);
    expect(steps.of(true)).toEqual(['about', 'lines', 'review']);
  });

  test('find the step of a field, also within a list, and go to the first with an error', () => {
    expect(steps.ofPath('title')).toBe('about');
    expect(steps.ofPath('lines.3.share')).toBe('lines');
    expect(steps.firstWrong([problem('lines.0.share'), problem('title')])).toBe('about');
    expect(steps.firstWrong([problem('lines.0.share')])).toBe('lines');
    expect(steps.problemsOf([problem('lines.0.share'), problem('title')], 'lines')).toEqual([problem('lines.0.share')]);
    expect(steps.fieldsOf('about', { title: '', lines: [], genre: '' })).toEqual(['title', 'genre']);
  });

  test('accept only known steps from a URL', () => {
    expect([steps.isStep('lines'), steps.isStep('lies'), steps.isStep(null)]).toEqual([true, false, false]);
    expect(steps.wordsOf('review').action()).toBe('Continue to the review');
  });
});
