export { OnBehalf } from './on-behalf.tsx';
export { type OwnedInterest, StandingNote } from './standing-note.tsx';
export { UnderMandate } from './under-mandate.tsx';
