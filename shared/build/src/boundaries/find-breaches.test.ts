import { describe, expect, test } from '@jest/globals';
import type { WorkspacePackage } from '../workspace.ts';
import { findBreaches } from './find-breaches.ts';

const packages: WorkspacePackage[] = [
  'shared/domain',
  'shared/kit',
  'shared/client',
  'shared/catalogue',
  'shared/frame',
  'shared/testing',
  'host',
  'remote-account',
  'api',
  'tools',
].map((folder) => ({
  folder,
  manifest: { name: folder.replace('shared/', '@counterpoint/'), version: '1.0.0' },
}));

function breaches(file: string, text: string) {
  return findBreaches({ file, text }, packages);
}

describe('findBreaches', () => {
  test('lets an area import the kit', () => {
    expect(breaches('remote-account/src/area.ts', "import { Button } from '@counterpoint/kit/core';\n")).toEqual([]);
  });

  test.each([
    ['remote-account/src/area.ts', "import { x } from 'host/app';\n", 'never the host'],
    ['shared/domain/src/a.ts', "export * from '@counterpoint/kit/core';\n", 'domain is pure'],
    ['remote-account/src/a.ts', "const x = await import('@chakra-ui/react');\n", 'curated components'],
    ['host/src/chrome/a.tsx', "import 'notistack';\n", 'useHost().notify'],
    ['api/src/members/session/session-service.ts', "import pg from 'pg';\n", 'repositories'],
    ['remote-account/src/features/a/x.ts', "import { y } from '../b/y.ts';\n", 'feature'],
    ['remote-account/src/features/a/x.ts', "import { y } from '../../../../host/src/y.ts';\n", 'by name'],
    ['remote-account/src/a.tsx', "import { PageOutlet } from '@counterpoint/frame';\n", 'useHost()'],
    ['remote-account/src/area.ts', "import '@counterpoint/frame/standalone';\n", 'only src/standalone.tsx'],
    ['host/src/a.tsx', "import '@counterpoint/frame/standalone';\n", 'only src/standalone.tsx'],
    ['web/src/a.ts', "import { x } from 'api/platform/db/new-id.ts';\n", 'api/server'],
    ['web/src/a.ts', "import { seedDemo } from 'tools/demo';\n", 'the API it starts'],
    ['remote-account/src/a.ts', "import { x } from '@counterpoint/catalogue/lists';\n", 'works and recordings alone'],
    ['host/src/a.tsx', "import { fakeHost } from '@counterpoint/testing';\n", 'at run time'],
    ['api/src/holds/place.ts', "import type { x } from '../disputes/case.ts';\n", 'move this file to disputes/'],
  ])('finds in %s: %s', (file, text, hint) => {
    expect(breaches(file, text).join()).toContain(hint);
  });

  test('lets the host, and an area in its development entry, import the frame', () => {
    expect(breaches('host/src/a.tsx', "import { PageOutlet } from '@counterpoint/frame';\n")).toEqual([]);
    const text = "import { runStandalone } from '@counterpoint/frame/standalone';\n";
    expect(breaches('remote-account/src/standalone.tsx', text)).toEqual([]);
  });

  test('lets a test import the fake host', () => {
    expect(breaches('host/src/a.test.tsx', "import { fakeHost } from '@counterpoint/testing';\n")).toEqual([]);
  });

  test('lets a room of the API import those below it, and a test all of them', () => {
    expect(breaches('api/src/disputes/case.ts', "import { x } from '../holds/place.ts';\n")).toEqual([]);
    expect(breaches('api/src/holds/place.test.ts', "import { x } from '../disputes/case.ts';\n")).toEqual([]);
  });

  test('ignores imports in comments', () => {
    expect(breaches('host/src/a.tsx', "// import 'notistack'\n/* from 'notistack' */\n")).toEqual([]);
  });

  test('rejects meaningless file names and files that are too long', () => {
    expect(breaches('host/src/utils.ts', '')).toHaveLength(1);
    expect(breaches('host/src/a.ts', 'x\n'.repeat(301))).toHaveLength(1);
    expect(breaches('host/src/a.ts', 'x\n'.repeat(300))).toEqual([]);
  });
});
