export { dayHere } from './day-here.ts';
