/** Room for a party's line in one row: a matter of the card's width, which the totals beside it take from, not the window's. */
export const IN_ONE_LINE = '@container (min-width: 49rem)';
