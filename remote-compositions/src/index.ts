// Imported dynamically so that federation resolves shared modules before anything is evaluated.
import('./standalone.tsx');
