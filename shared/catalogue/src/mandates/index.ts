export { type OwnedInterest, StandingNote } from './standing-note.tsx';
export { OnBehalf, UnderMandate } from './under-mandate.tsx';
