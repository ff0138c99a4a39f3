export { ButtonLink, PageLink } from './links.tsx';
export { Loaded } from './loaded.tsx';
export { PageHeader } from './page-header.tsx';
export { Permitted } from './permitted.tsx';
export { useTitle } from './use-title.ts';
export { VanishingButton } from './vanishing-button.tsx';
