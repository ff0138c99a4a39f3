export { useSocietySettings } from './use-society-settings.ts';
