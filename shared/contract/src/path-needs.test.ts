import { describe, expect, test } from '@jest/globals';
import { needOfPath } from './path-needs.ts';
import { paths } from './paths.ts';

describe('what a page needs', () => {
  test.each([
    [paths.compositions.add(), 'catalogue:change'],
    [paths.compositions.amend('1'), 'catalogue:change'],
    [paths.compositions.claim('1'), 'catalogue:change'],
    [paths.compositions.findComposerFor('1'), 'catalogue:change'],
    [paths.recordings.importing(), 'catalogue:change'],
    [paths.oppositions.opposeWork('1'), 'disputes:change'],
    [paths.account.isniApplication(), 'account:change'],
    [paths.compositions.list(), null],
    [paths.compositions.details('1'), null],
    [paths.compositions.composers(), null],
    [paths.account.people(), null],
  ])('%s needs %s', (path, need) => {
    expect(needOfPath(path)).toBe(need);
  });
});
