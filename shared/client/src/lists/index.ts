export { type ListSource, useList } from './use-list.ts';
