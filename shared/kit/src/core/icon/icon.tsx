import { chakra } from '@chakra-ui/react/styled-system';
import { type IconName, iconPaths } from './icon-paths.ts';

interface IconProps {
  name: IconName;
  /** The edge in pixels at normal text size. */
  size?: number;
}

/** A sign beside words or inside a named button: always hidden from screen readers. */
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
      <path d={iconPaths[name]} />
    </chakra.svg>
  );
}
