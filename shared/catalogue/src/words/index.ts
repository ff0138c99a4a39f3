export { fullTitle } from './full-title.ts';
export { initialsOf } from './initials-of.ts';
export { someOf } from './some-of.ts';
export { splitName } from './split-name.ts';
export { withinSentence } from './within-sentence.ts';
