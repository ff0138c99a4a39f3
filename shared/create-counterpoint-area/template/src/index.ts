// A dynamic import, so that Module Federation resolves shared modules first.
import('./standalone.tsx');
