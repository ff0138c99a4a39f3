export { LabelledCells, LabelledTable } from './labelled-table.tsx';
