import { RIGHTS, type Right, type Shares } from '../shares/index.ts';

export interface ContestedShare {
  readonly right: Right;
  /** The difference, which goes on hold, in hundredths of a percent. */
  readonly share: number;
}

/** Returns the rights in which a member claims another share than a revision gives them. */
export function contestedShares(given: Shares, claimed: Shares): ContestedShare[] {
  return RIGHTS.filter((right) => given[right] !== claimed[right]).map((right) => {
    return { right, share: Math.abs(claimed[right] - given[right]) };
  });
}
