import type { CwrFile } from '@counterpoint/domain/schemas/imports';
import { chakra, Text } from '@counterpoint/kit/core';
import * as text from '../messages/cwr.generated.ts';

type Loss = CwrFile['losses'][number];

export function CwrLosses({ losses }: Pick<CwrFile, 'losses'>) {
  if (losses.length === 0) return <Text color="muted">{text.noLosses()}</Text>;
  return (
    <div>
      <Text fontWeight="semibold">{text.losses()}</Text>
      <chakra.ul marginTop="2" display="grid" gap="3" maxHeight="16rem" overflowY="auto" tabIndex={0}>
        {losses.map(({ place, why, works, example }) => (
          <li key={`${place} ${why}`}>
            <Text>{text.loss({ place, why, works, b: (parts) => <b key="place">{parts}</b> })}</Text>
            <Text fontSize="sm" color="muted" overflowWrap="anywhere">
              {exampleText(example)}
            </Text>
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}

function exampleText({ title, held, written }: Loss['example']): string {
  if (!held) return title;
  return written === null ? text.omitted({ held, title }) : text.replaced({ held, written, title });
}
