import { chakra } from '../system/styled.ts';
import { type IconName, iconPaths } from './icon-paths.ts';

interface IconProps {
  /** Or the path data of another icon: strokes on a 24 px grid. */
  name: IconName | `M${string}`;
  size?: number;
}

const KNOWN: Readonly<Record<string, string>> = iconPaths;

/** Always hidden from screen readers: put it next to words or inside a labelled button. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <chakra.svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      boxSize={`${size / 16}rem`}
      flexShrink={0}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={KNOWN[name] ?? name} />
    </chakra.svg>
  );
}
