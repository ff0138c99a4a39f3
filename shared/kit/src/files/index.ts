export { FileDrop } from './file-drop.tsx';
export { ProgressBar } from './progress-bar.tsx';
export { saveFile } from './save-file.ts';
