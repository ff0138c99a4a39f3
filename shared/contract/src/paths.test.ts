// cspell:ignore fsearch
import { describe, expect, test } from '@jest/globals';
import { HELP_TOPICS } from './help-topics.ts';
import { paths } from './paths.ts';

type Builders = { [name: string]: ((id: never) => string) | Builders };

function everyPath(builders: Builders, id: string): string[] {
  // A help topic is from a list; other IDs may be any text.
  return Object.values(builders).flatMap((each) =>
    typeof each === 'function' ? [each(id as never)] : everyPath(each, id),
  );
}

describe('portal paths', () => {
  test('return a pattern without an id, and a path with one', () => {
    expect(paths.compositions.details()).toBe('/music-composition/details/:compositionId');
    expect(paths.compositions.details('42')).toBe('/music-composition/details/42');
    expect(paths.account.passwordReset()).toBe('/account/password/reset/:userId');
  });

  test('escape ids', () => {
    expect(paths.compositions.details('../search?x=1#y')).toBe('/music-composition/details/..%2Fsearch%3Fx%3D1%23y');
    expect(paths.compositions.continueDraft('a&b=c')).toBe('/music-composition/add?draft=a%26b%3Dc');
  });

  test('match the specified paths', () => {
    expect([paths.signIn(), paths.dashboard(), paths.diagnostics()]).toEqual(['/', '/dashboard', '/test']);
    expect(paths.recordings.list()).toBe('/sound-recordings');
    expect(paths.oppositions.list()).toBe('/musical-opposition');
    expect(paths.account.rightsHolder()).toBe('/rightsholder/details');
  });

  test('are distinct and absolute', () => {
    const all = everyPath(paths, 'x').map((path) => path.split('?')[0]);
    for (const path of all) expect(path).toMatch(/^\/[^/]?/);
    for (const { continueDraft, amend, copy, add } of [paths.compositions, paths.recordings])
      for (const inWizard of [continueDraft, amend, copy]) expect(inWizard('x')).toContain(add());
    const { compositions, recordings } = paths;
    expect(compositions.claim('x')).toContain(compositions.details('x'));
    for (const onPage of [recordings.claim, recordings.claimLineUp])
      expect(onPage('x')).toContain(recordings.details('x'));
    expect(recordings.doubleClaims()).toContain(recordings.list());
    // Nine places in the wizards, three on the page of a work or recording, one in a list, and a help topic.
    expect(new Set(all).size).toBe(all.length - 14);
  });

  test('lead to each topic of the help', () => {
    expect(HELP_TOPICS.map(paths.account.helpTopic)).toContain('/help?topic=reading-a-status');
    for (const topic of HELP_TOPICS) expect(topic).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});
