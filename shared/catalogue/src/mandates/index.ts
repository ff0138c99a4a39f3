export { OnBehalf, useIsRepresenting } from './on-behalf.tsx';
export { ReviewNote } from './review-note.tsx';
export { type OwnedInterest, StandingNote, useStanding } from './standing-note.tsx';
export { UnderMandate } from './under-mandate.tsx';
