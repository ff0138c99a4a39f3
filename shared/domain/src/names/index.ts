export { displayName, initials, type NamedMember } from './display-name.ts';
