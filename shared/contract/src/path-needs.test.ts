import { describe, expect, test } from '@jest/globals';
import { needOfPath } from './path-needs.ts';
import { paths } from './paths.ts';

describe('what a page needs', () => {
  test.each([
    [paths.compositions.add(), 'compositions:change'],
    [paths.compositions.amend('1'), 'compositions:change'],
    [paths.compositions.claim('1'), 'compositions:change'],
    [paths.compositions.findComposerFor('1'), 'compositions:change'],
    [paths.recordings.importing(), 'recordings:change'],
    [paths.oppositions.opposeWork('1'), 'disputes:change'],
    [paths.account.isniApplication(), 'account:change'],
    [paths.compositions.list(), 'compositions:read'],
    [paths.compositions.details('1'), 'compositions:read'],
    [paths.compositions.composers(), 'compositions:read'],
    [paths.recordings.list(), 'recordings:read'],
    [paths.oppositions.list(), 'disputes:read'],
    [paths.account.profile(), 'account:read'],
    [paths.account.rightsHolder(), 'finance:read'],
    [paths.account.mandates(), 'account:read'],
    [paths.account.security(), null],
    [paths.dashboard(), null],
    [paths.account.people(), null],
  ])('%s needs %s', (path, need) => {
    expect(needOfPath(path)).toBe(need);
  });
});
