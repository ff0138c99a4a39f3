import { TextField } from '@counterpoint/catalogue/fields';
import { RIGHT_LABELS, type Right } from '@counterpoint/domain/shares';
import { Grid } from '@counterpoint/kit/core';
import * as text from '../../../messages/claims.generated.ts';
import type { ShareTexts } from '../../../ui/shares/share-texts.ts';

interface ShareFieldsProps {
  readonly rights: readonly Right[];
  readonly helpOf?: (right: Right) => string;
}

/** The `shares` of the form around them. */
export function ShareFields({ rights, helpOf }: ShareFieldsProps) {
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(8rem, 1fr))" gap="4">
      {rights.map((right) => (
        <TextField<{ shares: ShareTexts }>
          key={right}
          name={`shares.${right}`}
          label={text.shareOf({ right: RIGHT_LABELS[right]() })}
          help={helpOf?.(right)}
          inputMode="decimal"
          isRequired
        />
      ))}
    </Grid>
  );
}
