/** Points on A4. */
export const MARGIN = 56;
export const BODY_WIDTH = 595.28 - 2 * MARGIN;
export const INK = '#17212b';
export const MUTED = '#5b6875';
export const LINE = '#d5d2ca';
export const BRAND = '#0d5c63';
export const GOLD = '#f0b86c';
export const REGULAR = 'Regular';
export const BOLD = 'Bold';
