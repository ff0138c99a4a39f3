/** What floats over the list: fetched when it is first used. */
export { ColumnPicker } from '@counterpoint/catalogue/lists';
export { RecordingsBar } from './recordings-bar.tsx';
