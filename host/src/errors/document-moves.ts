import { paths } from '@counterpoint/contract/paths';

/** Both reload the document, because its memory may be corrupt. */
export interface DocumentMoves {
  goHome(): void;
  reload(): void;
}

export const documentMoves: DocumentMoves = {
  goHome: () => location.assign(paths.dashboard()),
  reload: () => location.reload(),
};
