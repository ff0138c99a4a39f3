import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exportedFiles, type Manifest, readManifest, WORKSPACE } from '../workspace.ts';
import { compile } from './compile.ts';
import { publishedPackages } from './published.ts';
import { compiled, publishedManifest, withRanges } from './published-manifest.ts';
import { referenceOf } from './reference.ts';

/** Only this process writes to it. */
const COMPILED = path.join(WORKSPACE, `.cache/compiled-${process.pid}`);
const TEST = /\.test\.tsx?$|\/testing\//;
const ORIGIN =
  'This package is built from the repository of Counterpoint, which has the linked documents and the `pnpm` commands.';

export interface StagedPackage {
  readonly name: string;
  readonly version: string;
  /** Its sources, from the workspace. */
  readonly source: string;
  /** Absolute; has what a registry gets. */
  readonly folder: string;
}

interface StageOptions {
  readonly target: string;
  /** Declarations take most of the time. */
  readonly hasTypes?: boolean;
}

/** Compiles the packages that an area outside this repository needs, each into a folder of its own below `target`. */
export async function stagePackages({ target, hasTypes = true }: StageOptions): Promise<StagedPackage[]> {
  const packages = publishedPackages();
  rmSync(target, { recursive: true, force: true });
  try {
    await compile(path.join(COMPILED, 'tsconfig.json'), {
      base: 'tsconfig.browser.json',
      files: packages.flatMap(({ folder, manifest }) => rootsOf(folder, manifest)),
      compilerOptions: {
        declaration: hasTypes,
        rewriteRelativeImportExtensions: true,
        // As the bundles.
        target: 'es2022',
        // The compiler doesn't compile packages that it finds in node_modules.
        paths: Object.fromEntries([...exportedFiles()].map(([entry, file]) => [entry, [path.join(WORKSPACE, file)]])),
        rootDir: path.join(WORKSPACE, 'shared'),
        outDir: COMPILED,
      },
    });
    return packages.map(({ folder, manifest }) => stage(folder, manifest, path.join(target, path.basename(folder))));
  } finally {
    rmSync(COMPILED, { recursive: true });
  }
}

/** The files from which all others of a package are imported. */
function rootsOf(folder: string, { bin = {}, exports = {}, files }: Manifest): string[] {
  const named = files
    ? files.flatMap((pattern) => globSync(pattern, { cwd: path.join(WORKSPACE, folder) }))
    : Object.values(exports);
  return [...named, ...Object.values(bin)]
    .filter((file) => /\.tsx?$/.test(file) && !TEST.test(file))
    .map((file) => path.join(folder, file));
}

function stage(source: string, manifest: Manifest, folder: string): StagedPackage {
  const from = path.join(WORKSPACE, source);
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(COMPILED, path.basename(source), 'src'), path.join(folder, 'dist'), { recursive: true });
  for (const asset of globSync('src/**/*.{cjs,html,json}', { cwd: from }))
    cpSync(path.join(from, asset), path.join(folder, compiled(asset)));
  writeFileSync(path.join(folder, 'README.md'), `${readFileSync(path.join(from, 'README.md'), 'utf8')}\n${ORIGIN}\n`);
  const isEmitted = (file: string) => existsSync(path.join(folder, file));
  writeJson(path.join(folder, 'package.json'), publishedManifest(manifest, isEmitted));
  stageReference(manifest, folder);
  if (existsSync(path.join(from, 'CHANGELOG.md')))
    cpSync(path.join(from, 'CHANGELOG.md'), path.join(folder, 'CHANGELOG.md'));
  if (existsSync(path.join(from, 'template')))
    stageTemplate(path.join(source, 'template'), path.join(folder, 'template'));
  return { name: manifest.name, version: manifest.version, source, folder };
}

function stageReference({ name, exports = {} }: Manifest, folder: string): void {
  const entries = Object.entries(exports)
    .map(([entry, file]): [string, string] => [
      name + entry.slice(1),
      path.join(folder, compiled(file)).replace(/\.js$/, '.d.ts'),
    ])
    .filter(([, file]) => file.endsWith('.d.ts') && existsSync(file));
  if (entries.length > 0) writeFileSync(path.join(folder, 'REFERENCE.md'), referenceOf(name, new Map(entries)));
}

function stageTemplate(source: string, folder: string): void {
  cpSync(path.join(WORKSPACE, source), folder, { recursive: true });
  const manifest = readManifest(`${source}/package.json`);
  const { dependencies = {}, devDependencies = {} } = manifest;
  writeJson(path.join(folder, 'package.json'), {
    ...manifest,
    dependencies: withRanges(dependencies),
    devDependencies: withRanges(devDependencies),
  });
}

function writeJson(file: string, content: object): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
