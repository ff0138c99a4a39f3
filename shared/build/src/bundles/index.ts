export { buildBundles } from './build-bundles.ts';
export { BUNDLES, type Bundle } from './bundles.ts';
