import { paths } from '@counterpoint/contract/paths';

/** Both reload the document, because its memory may be corrupt. */
export const documentMoves = {
  goHome: () => location.assign(paths.dashboard()),
  reload: () => location.reload(),
};
