// One file for both, which share the territories.
export { PublishersStep } from './publishers-step.tsx';
export { WriterTerritories } from './writer-territories.tsx';
