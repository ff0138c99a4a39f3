export { publishPackages } from './publish-packages.ts';
export { type StagedPackage, stagePackages } from './stage-packages.ts';
