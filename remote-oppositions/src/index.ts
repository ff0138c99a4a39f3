// Through a dynamic import, so that federation has settled what is shared before anything is evaluated.
import('./standalone.tsx');
