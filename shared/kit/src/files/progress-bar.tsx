import { chakra } from '@counterpoint/kit/core';
import { perLocale } from '@counterpoint/messages';

const percentFormat = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));

interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly isLabelled?: boolean;
}

export function ProgressBar({ label, share, isLabelled = true }: ProgressBarProps) {
  const percent = Math.min(100, Math.round(share * 100));
  return (
    <chakra.div display="grid" gap="2">
      {isLabelled && (
        <chakra.div display="flex" justifyContent="space-between" gap="4" fontSize="sm">
          <chakra.span minWidth={0} overflowWrap="anywhere">
            {label}
          </chakra.span>
          <chakra.span fontVariantNumeric="tabular-nums" color="muted">
            {percentFormat().format(percent / 100)}
          </chakra.span>
        </chakra.div>
      )}
      <chakra.div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        height="2"
        borderRadius="full"
        bg="sunken"
        borderWidth="1px"
        borderColor="line"
        overflow="hidden"
      >
        <chakra.div height="full" bg="brand" style={{ width: `${percent}%` }} transition="width 200ms" />
      </chakra.div>
    </chakra.div>
  );
}
