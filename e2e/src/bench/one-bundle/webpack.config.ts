// The host with the areas' code in the same build: what the portal would weigh without federation.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostConfig } from '@counterpoint/build/webpack';
import { WORKSPACE } from '@counterpoint/build/workspace';
import { builtAreas } from '../../portal/builds.ts';

const FOLDER = path.join(WORKSPACE, '.cache/one-bundle');
const AREAS = path.join(FOLDER, 'areas.js');
const ROUTER = JSON.stringify(path.join(WORKSPACE, 'shared/contract/src/router.ts'));

/** Takes the place of the modules that load areas from their deployments. */
function areasModule(): string {
  const imports = builtAreas().map(({ area }) => {
    const file = JSON.stringify(path.join(WORKSPACE, `remote-${area}/src/area.ts`));
    return `${area}: () => import(${file})`;
  });
  return `import { matchPath } from ${ROUTER};
const areas = { ${imports.join(', ')} };
const loaded = new Map();
export const loadedArea = (id) => loaded.get(id);
export const areaVersion = () => undefined;
export async function loadArea(id) {
  const { area } = await areas[id]();
  loaded.set(id, area);
  return area;
}
export const warmArea = (id) => void areas[id]();
export const loadPageAhead = (id, pathname) =>
  void loadArea(id).then(({ routes }) => routes.find(({ path }) => matchPath(path, pathname))?.load());
`;
}

mkdirSync(FOLDER, { recursive: true });
writeFileSync(AREAS, areasModule());

const config = hostConfig();

export default {
  ...config,
  output: { ...config.output, path: path.join(FOLDER, 'dist') },
  cache: false,
  plugins: [
    ...(config.plugins ?? []).filter(
      (plugin) => plugin && !/^(Provide|Consume)SharedPlugin$/.test(plugin.constructor.name),
    ),
    {
      apply(compiler) {
        const { NormalModuleReplacementPlugin } = compiler.webpack;
        new NormalModuleReplacementPlugin(/\/(load|warm)-area\.ts$/, AREAS).apply(compiler);
      },
    },
  ],
} satisfies ReturnType<typeof hostConfig>;
