export { isrcText } from './isrc-text.ts';
export { lineWithParty, type ShownParty } from './party-lines.ts';
export { choicesIn } from './read-text.ts';
export { shareText, typed, typedAs, typedClock, typedLines, typedPart, typedShare } from './typed-text.ts';
