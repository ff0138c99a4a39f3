export {
  evenSplit,
  FULL_SHARE,
  formatShare,
  isFullTotal,
  missingShare,
  parseShare,
  RIGHTS,
  type Right,
  SHARE_TOLERANCE,
  type Shares,
  totalOf,
} from './shares.ts';
