import { createContext } from 'react';

/** The path of the field that takes the focus. */
export const TargetContext = createContext<string | null>(null);
