/** How many composers there are, in words. */
export function composersFound(total: number): string {
  return total === 1 ? '1 composer' : `${total} composers`;
}
