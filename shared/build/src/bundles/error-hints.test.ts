import { expect, test } from '@jest/globals';
import { WORKSPACE } from '../workspace.ts';
import { errorHint } from './error-hints.ts';

const unresolved = (request: string, folder: string) =>
  `Module not found: Error: Can't resolve '${request}' in '${WORKSPACE}${folder}'`;

test.each([
  [
    'react-dropzone',
    'remote-oppositions/src/features/list',
    'Add “react-dropzone” to the dependencies in remote-oppositions/package.json, with its version in pnpm-workspace.yaml. Then run pnpm install.',
  ],
  [
    'react-router-dom',
    'remote-oppositions/src/features/list',
    'Edit the import of “react-router-dom” in remote-oppositions/src/features/list: use @counterpoint/contract/router',
  ],
  ['ky', 'remote-oppositions/src', 'Edit the import of “ky” in remote-oppositions/src: use @counterpoint/client/http'],
  ['react-router', '../area/src', 'area/src: use @counterpoint/contract/router'],
  ['ky', '../area/src', 'Add “ky” to the dependencies in'],
  ['@ark-ui/react/dialog', 'host/src', 'Add “@ark-ui/react” to the dependencies in host/package.json'],
  ['./src/area.ts', 'remote-account', 'Create remote-account/src/area.ts: it exports the area'],
])('names the file to edit for %s in %s', (request, folder, hint) => {
  expect(errorHint(unresolved(request, folder))).toContain(hint);
});

test('says what to use in place of a style sheet', () => {
  const hint = errorHint('Module parse failed: Unexpected token (1:7)', './src/features/list/list.css');
  expect(hint).toContain('properties of @counterpoint/kit');
});

test.each([unresolved('./missing.ts', 'host/src'), 'Unexpected token (3:1)'])('has nothing to add to %s', (message) => {
  expect(errorHint(message)).toBeNull();
});
