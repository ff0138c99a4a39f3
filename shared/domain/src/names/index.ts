export { cisText } from './cis-text.ts';
export { displayName, initials, type NamedMember } from './display-name.ts';
