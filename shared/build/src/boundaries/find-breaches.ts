import path from 'node:path';
import type { WorkspacePackage } from '../workspace.ts';
import {
  API_ROOMS,
  EMPTY_NAMES,
  LIBRARY_WALLS,
  MAX_LINES,
  mayImport,
  PACKAGE_RULES,
  TEST_OR_CONFIGURATION,
} from './rules.ts';

export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

export function findBreaches({ file, text }: SourceFile, packages: readonly WorkspacePackage[]): string[] {
  const breaches: string[] = [];
  if (EMPTY_NAMES.test(file)) breaches.push('is named after nothing: call it after what it holds');
  const lines = text.split('\n').length - 1;
  if (lines > MAX_LINES && !file.endsWith('.generated.ts'))
    breaches.push(`has ${lines} lines: split it by reason to change (at most ${MAX_LINES})`);
  for (const name of importsOf(text)) {
    const breach = name.startsWith('.') ? relativeBreach(file, name) : packageBreach(file, name, packages);
    if (breach) breaches.push(`imports ${name}: ${breach}`);
  }
  return breaches.map((breach) => `${file} ${breach}`);
}

function relativeBreach(file: string, name: string): string | null {
  const target = path.posix.join(path.posix.dirname(file), name);
  const [from, to] = [packageFolder(file), packageFolder(target)];
  if (from !== to) return 'packages import each other by name';
  const [feature, otherFeature] = [featureOf(file), featureOf(target)];
  if (feature && otherFeature && feature !== otherFeature)
    return "a feature never imports another: lift it to the package's ui/ or api/";
  return roomBreach(file, target);
}

/** Tests may use any room: most go through the whole API. */
function roomBreach(file: string, target: string): string | null {
  if (TEST_OR_CONFIGURATION.test(file)) return null;
  const [room, higher] = [roomOf(file), roomOf(target)];
  if (!room || !higher || API_ROOMS.indexOf(higher) >= API_ROOMS.indexOf(room)) return null;
  return `${room} stands below ${higher}: move this file to ${higher}/, or publish an event or ask through a port (docs/adr/0048-rooms-and-events.md)`;
}

function roomOf(file: string) {
  const name = /^api\/src\/([^/]+)\//.exec(file)?.[1];
  return API_ROOMS.find((room) => room === name);
}

function packageBreach(file: string, name: string, packages: readonly WorkspacePackage[]): string | null {
  const wall = LIBRARY_WALLS.find(({ library, within }) => library.test(name) && !within.test(file));
  if (wall && !TEST_OR_CONFIGURATION.test(file)) return wall.hint;
  const target = packages.find(({ manifest }) => name === manifest.name || name.startsWith(`${manifest.name}/`));
  const from = packageFolder(file);
  if (!target || target.folder === from) return null;
  if (/^shared\/(testing|build)$/.test(target.folder) && TEST_OR_CONFIGURATION.test(file)) return null;
  const rule = PACKAGE_RULES.find(({ importer }) => importer.test(from));
  if (!rule) return `no rule says what ${from} may import: add it to boundaries/rules.ts`;
  return mayImport(rule, target.folder) ? null : rule.hint;
}

function packageFolder(file: string): string {
  const parts = file.split('/');
  return parts[0] === 'shared' ? parts.slice(0, 2).join('/') : (parts[0] ?? '');
}

function featureOf(file: string): string | null {
  return /\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? null;
}

function importsOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  const pattern = /\bfrom\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]/gm;
  return [...code.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}
