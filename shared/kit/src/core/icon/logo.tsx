import { logoMark } from '@counterpoint/kit/tokens';
import { chakra } from '../system/styled.ts';

export function Logo({ withName = true }: { withName?: boolean }) {
  const { square, strokeWidth, viewBox, waves } = logoMark;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2.5">
      <svg
        role="img"
        aria-label="Counterpoint"
        aria-hidden={withName}
        viewBox={viewBox}
        width={30}
        height={30}
        fill="none"
      >
        <rect width={square.size} height={square.size} rx={square.radius} fill={square.color} />
        {waves.map(({ path, color }) => (
          <path key={color} d={path} stroke={color} strokeWidth={strokeWidth} strokeLinecap="round" />
        ))}
      </svg>
      {withName && (
        <chakra.span fontSize="lg" fontWeight="bold" letterSpacing="-0.02em" color="ink">
          Counterpoint
        </chakra.span>
      )}
    </chakra.span>
  );
}
