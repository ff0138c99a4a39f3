export { type List, type ListSource, useList } from './use-list.ts';
