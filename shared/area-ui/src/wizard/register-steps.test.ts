import { describe, expect, test } from '@jest/globals';
import { registerSteps } from './index.ts';

type Id = 'search' | 'about' | 'lines' | 'review';
const steps = registerSteps<Id>(
  [
    { id: 'search', label: () => 'Search first', goOn: () => 'Continue to the search' },
    { id: 'about', label: () => 'About it', goOn: () => 'Continue to it' },
    { id: 'lines', label: () => 'Lines', goOn: () => 'Continue to the lines' },
    { id: 'review', label: () => 'Review', goOn: () => 'Continue to the review' },
  ],
  { search: 'search', about: 'about', lists: ['lines'] },
);
const problem = (path: string) => ({ path, message: 'This is wrong.' });

describe('the steps of a wizard', () => {
  test('leave the search out for a new version', () => {
    expect(steps.of(false)).toEqual(['search', 'about', 'lines', 'review']);
    expect(steps.of(true)).toEqual(['about', 'lines', 'review']);
  });

  test('know where a field stands, also one of a list, and send to the first that has something wrong', () => {
    expect(steps.ofPath('title')).toBe('about');
    expect(steps.ofPath('lines.3.share')).toBe('lines');
    expect(steps.firstWrong([problem('lines.0.share'), problem('title')])).toBe('about');
    expect(steps.firstWrong([problem('lines.0.share')])).toBe('lines');
    expect(steps.problemsOf([problem('lines.0.share'), problem('title')], 'lines')).toEqual([problem('lines.0.share')]);
    expect(steps.fieldsOf('about', { title: '', lines: [], genre: '' })).toEqual(['title', 'genre']);
  });

  test('take of an address what is a step', () => {
    expect([steps.isStep('lines'), steps.isStep('lies'), steps.isStep(null)]).toEqual([true, false, false]);
    expect(steps.wordsOf('review').goOn()).toBe('Continue to the review');
  });
});
