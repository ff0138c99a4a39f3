export { ButtonLink, PageLink } from './links.tsx';
export { PageHeader } from './page-header.tsx';
export { Permitted } from './permitted.tsx';
