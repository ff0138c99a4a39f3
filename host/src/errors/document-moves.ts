import { paths } from '@counterpoint/contract/paths';

/** The ways out of a page that is broken: each loads the document anew, since what is in memory may be broken too. */
export interface DocumentMoves {
  goHome(): void;
  reload(): void;
}

export const documentMoves: DocumentMoves = {
  goHome: () => location.assign(paths.dashboard()),
  reload: () => location.reload(),
};
