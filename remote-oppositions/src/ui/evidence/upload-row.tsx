import { type CaseVisibility, type EvidenceKind, SOCIETY_ONLY_EVIDENCE } from '@counterpoint/domain/schemas/cases';
import { Button, chakra, Flex, Icon, Name, Note, Stack, Text, useFocusRecovery } from '@counterpoint/kit/core';
import { ProgressBar } from '@counterpoint/kit/files';
import { Field, Select } from '@counterpoint/kit/form';
import { formatSize } from '@counterpoint/kit/text';
import * as text from '../../messages/evidence.generated.ts';
import type { Upload } from './use-uploads.ts';

function visibilityOptions(): { value: CaseVisibility; label: string }[] {
  return [
    { value: 'shared', label: text.allParties() },
    { value: 'society_only', label: text.societyAlone() },
  ];
}

interface UploadRowProps {
  readonly upload: Upload;
  readonly kinds: readonly { readonly value: EvidenceKind; readonly label: string }[];
  readonly onDescribe: (values: Partial<Pick<Upload, 'kind' | 'visibility'>>) => void;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

export function UploadRow({ upload, kinds, onDescribe, onCancel, onRetry, onRemove }: UploadRowProps) {
  const { file, state, sent, problem } = upload;
  const isDescribed = state === 'chosen' || state === 'failed';
  return (
    <chakra.li listStyleType="none" paddingBlock="3" borderTopWidth="1px" borderColor="line">
      <Stack gap="2">
        <Flex justify="space-between" gap="3" align="flex-start">
          <Stack gap="0" minWidth={0}>
            <Name>{file.name}</Name>
            <Note>{formatState(upload)}</Note>
          </Stack>
          <RowActions key={state} upload={upload} onCancel={onCancel} onRetry={onRetry} onRemove={onRemove} />
        </Flex>
        {problem && state !== 'chosen' && (
          <Text role="alert" fontSize="sm" color="terracotta.text">
            {problem}
          </Text>
        )}
        {state === 'sending' && (
          <ProgressBar label={text.uploadingFile({ name: file.name })} share={sent / file.size} isLabelled={false} />
        )}
        {isDescribed && <Description upload={upload} kinds={kinds} onDescribe={onDescribe} />}
      </Stack>
    </chakra.li>
  );
}

function formatState({ file, state, sent }: Upload): string {
  const size = formatSize(file.size);
  if (state === 'sending') return sent >= file.size ? text.checking() : text.sentOf({ sent: formatSize(sent), size });
  if (state === 'waiting') return text.queued({ size });
  return state === 'sent' ? text.uploaded({ size }) : size;
}

type RowActionsProps = Pick<UploadRowProps, 'upload' | 'onCancel' | 'onRetry' | 'onRemove'>;

/** With the state as `key`: each has other buttons, and the focus stays in the panel. */
function RowActions({ upload: { file, state }, onCancel, onRetry, onRemove }: RowActionsProps) {
  const buttons = useFocusRecovery<HTMLDivElement>();
  if (state === 'waiting') return null;
  if (state === 'sent')
    return (
      <chakra.span color="green.text">
        <Icon name="check" size={20} />
      </chakra.span>
    );
  return (
    <Flex ref={buttons} gap="2">
      {state === 'sending' && (
        <Button size="sm" variant="outline" aria-label={text.cancelFile({ name: file.name })} onClick={onCancel}>
          {text.cancel()}
        </Button>
      )}
      {state === 'failed' && (
        <Button size="sm" variant="outline" aria-label={text.retryFile({ name: file.name })} onClick={onRetry}>
          {text.retry()}
        </Button>
      )}
      {state !== 'sending' && (
        <Button size="sm" variant="ghost" aria-label={text.removeFile({ name: file.name })} onClick={onRemove}>
          {text.remove()}
        </Button>
      )}
    </Flex>
  );
}

function Description({ upload, kinds, onDescribe }: Pick<UploadRowProps, 'upload' | 'kinds' | 'onDescribe'>) {
  const { kind, visibility, state, problem } = upload;
  const isNeverShared = kind !== null && SOCIETY_ONLY_EVIDENCE.includes(kind);
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))">
      <Field label={text.kind()} error={(state === 'chosen' && problem) || undefined}>
        <Select
          options={kinds}
          placeholder={text.choose()}
          value={kind ?? ''}
          onChange={({ target }) =>
            onDescribe({ kind: kinds.find(({ value }) => value === target.value)?.value ?? null })
          }
        />
      </Field>
      <Field label={text.visibility()} {...(isNeverShared && { help: text.neverShared() })}>
        <Select
          options={visibilityOptions()}
          disabled={isNeverShared}
          value={isNeverShared ? 'society_only' : visibility}
          onChange={({ target }) => onDescribe({ visibility: target.value === 'shared' ? 'shared' : 'society_only' })}
        />
      </Field>
    </chakra.div>
  );
}
