export { findOverlap, type MembershipScope } from './overlap.ts';
export { findSociety, SOCIETIES, type Society } from './societies.ts';
export { isSocietyCode } from './society-codes.ts';
export { societyCodeOf } from './society-names.ts';
