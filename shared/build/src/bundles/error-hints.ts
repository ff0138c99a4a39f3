import { existsSync } from 'node:fs';
import path from 'node:path';
import { LIBRARY_WALLS, PROVIDED_LIBRARIES } from '../boundaries/rules.ts';
import { WORKSPACE } from '../workspace.ts';

const UNRESOLVED = /Can't resolve '(?<request>[^']+)' in '(?<folder>[^']+)'/;
/** An area outside this repository is a workspace of its own, without pnpm. */
const IS_REPOSITORY = existsSync(path.join(WORKSPACE, 'pnpm-workspace.yaml'));
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;

/** Says which file to edit because of an error of webpack. Null if the error names it itself. */
export function errorHint(message: string, file = ''): string | null {
  if (file.endsWith('.css'))
    return 'Remove the import. Style components with the properties of @counterpoint/kit: a style sheet would apply to the whole portal.';
  const { request, folder } = UNRESOLVED.exec(message)?.groups ?? {};
  if (request === undefined || folder === undefined) return null;
  if (request === './src/area.ts')
    return `Create ${nameOf(path.join(folder, request))}: it exports the area, as in “export const area = defineArea(…)”.`;
  const [name] = PACKAGE.exec(request) ?? [];
  if (request.startsWith('.') || name === undefined) return null;
  const isHere = IS_REPOSITORY && !path.relative(WORKSPACE, folder).startsWith('..');
  const walls = isHere ? LIBRARY_WALLS : PROVIDED_LIBRARIES;
  const wall = walls.find(({ library, within }) => library.test(request) && !within.test(`${nameOf(folder)}/`));
  if (wall) return `Edit the import of “${request}” in ${nameOf(folder)}: ${wall.hint}.`;
  const manifest = `Add “${name}” to the dependencies in ${nameOf(path.join(packageOf(folder), 'package.json'))}`;
  return isHere ? `${manifest}, with its version in pnpm-workspace.yaml. Then run pnpm install.` : `${manifest}.`;
}

function packageOf(folder: string): string {
  const parent = path.dirname(folder);
  return existsSync(path.join(folder, 'package.json')) || parent === folder ? folder : packageOf(parent);
}

function nameOf(file: string): string {
  const place = path.relative(WORKSPACE, file);
  return place.startsWith('..') ? file : place;
}
