// One chunk, since both need the territories.
export { PublishersStep } from './publishers-step.tsx';
export { WriterTerritories } from './writer-territories.tsx';
