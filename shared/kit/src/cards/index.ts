export { CardSection } from './card-section.tsx';
export { NextCard } from './next-card.tsx';
export { ReviewPart } from './review-part.tsx';
