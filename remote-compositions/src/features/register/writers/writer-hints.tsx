import { Alert } from '@counterpoint/kit/core';
import { someOf } from '@counterpoint/kit/text';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register-shares.generated.ts';
import type { DraftValues, WriterValues } from '../../../ui/draft/draft-values.ts';
import { hasUnknown, withoutIpi } from '../texts/missing-ipi.ts';

export function WriterHints() {
  const { control } = useFormContext<DraftValues>();
  const hints = useWatch({
    control,
    name: 'writers',
    compute: (writers) => ({
      missing: withoutIpi(writers),
      isUnknown: hasUnknown(writers),
      namesakes: namesakesIn(writers),
    }),
  });
  return (
    <>
      {hints.missing.length > 0 && !hints.isUnknown && (
        <Alert tone="warning" title={text.missingIpi()}>
          {text.missingIpiHint({ names: someOf(hints.missing) })}
        </Alert>
      )}
      {hints.isUnknown && (
        <Alert tone="warning" title={text.unknownHint()}>
          {text.unknownHintText()}
        </Alert>
      )}
      {hints.namesakes.length > 0 && (
        <Alert tone="info" title={text.namesakes()}>
          {text.namesakesHint({ names: someOf(hints.namesakes), count: hints.namesakes.length })}
        </Alert>
      )}
    </>
  );
}

function namesakesIn(writers: readonly WriterValues[]): string[] {
  const parties = new Map<string, Set<string>>();
  for (const { party_id, party } of writers) {
    if (party_id === null) continue;
    const name = party.name.trim();
    parties.set(name, (parties.get(name) ?? new Set()).add(party_id));
  }
  return [...parties].filter(([, ids]) => ids.size > 1).map(([name]) => name);
}
