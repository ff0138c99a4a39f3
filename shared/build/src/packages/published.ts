import { readManifest, type WorkspacePackage, workspacePackages } from '../workspace.ts';

const CREATE = 'shared/create-counterpoint-area';
const TEMPLATE = `${CREATE}/template/package.json`;

/** The packages that an area outside this repository needs, and the one that makes such an area. */
export function publishedPackages(): WorkspacePackage[] {
  const packages = workspacePackages();
  const { dependencies = {}, devDependencies = {} } = readManifest(TEMPLATE);
  const names = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
  // Names added on the way are visited too.
  for (const name of names) {
    const { manifest } = packages.find((each) => each.manifest.name === name) ?? {};
    for (const needed of Object.keys(manifest?.dependencies ?? {})) names.add(needed);
  }
  return packages.filter(({ folder, manifest }) => names.has(manifest.name) || folder === CREATE);
}
