/** The newest migration of the last release. */
export const LAST_RELEASE = '0680-more-words-counted.sql';
