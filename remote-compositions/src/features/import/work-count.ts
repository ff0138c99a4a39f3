import { count } from '@counterpoint/catalogue/imports';

/** `1 work`, `1,200 works`. */
export function workCount(number: number): string {
  return count(number, ['work', 'works']);
}
