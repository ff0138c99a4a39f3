export { cisText, isCisText } from './cis-text.ts';
export { displayName, initials, type NamedMember } from './display-name.ts';
