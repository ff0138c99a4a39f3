/** Matches where a party's line fits into one row. A container query, because the totals next to the card take width too. */
export const IN_ONE_LINE = '@container (min-width: 49rem)';
