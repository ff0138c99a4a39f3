export { type LaterPart, LoadedPart, useLaterParts } from './loaded-part.tsx';
