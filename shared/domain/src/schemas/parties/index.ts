export * from './composer.ts';
export * from './composer-form.ts';
export * from './isni.ts';
export * from './isni-application.ts';
export * from './isni-choices.ts';
export * from './isni-content.ts';
export * from './party-claim.ts';
export * from './rights-holder.ts';
