import { type DialogForm, FormDialog } from '@counterpoint/catalogue/versions';
import { useHost } from '@counterpoint/contract';
import {
  type CompositionDetails,
  type NewWorkOpposition,
  newWorkOpposition,
  RIGHT_LABELS,
} from '@counterpoint/domain/schemas';
import type { Right } from '@counterpoint/domain/shares';
import { Text } from '@counterpoint/kit/core';
import { Checkbox, CheckboxCards, Field, RadioCards, Textarea } from '@counterpoint/kit/form';
import { useWatch } from 'react-hook-form';
import { opposeWork } from '../../../api/work-api.ts';
import { rightsOf } from '../parties/party-rows.ts';
import { ShareFields } from './share-fields.tsx';
import { readShares, type ShareTexts } from './share-texts.ts';
import { useWorkForm } from './use-work-form.ts';

type Kind = NewWorkOpposition['kind'];

interface Values {
  readonly kind: Kind | null;
  readonly rights: Right[];
  readonly shares: ShareTexts;
  readonly statement: string;
  readonly declares_truth: boolean;
}

const KINDS: readonly { value: Kind; label: string; help: string }[] = [
  {
    value: 'author_share',
    label: 'My share is wrong or missing',
    help: 'The parties are asked at once, and the shares are on hold until the case is closed.',
  },
  {
    value: 'authorship',
    label: 'Somebody else wrote it',
    help: 'The society looks at your case first, within two working days.',
  },
];

const EMPTY: Values = {
  kind: null,
  rights: [],
  shares: { pr: '', mr: '', sr: '' },
  statement: '',
  declares_truth: false,
};

/** Opens a case about a work in force. */
export function OpposeDialog({ work, onClose }: { work: CompositionDetails; onClose: () => void }) {
  const { http, notify } = useHost();
  const dialogForm = useWorkForm<Values, NewWorkOpposition>({
    initial: EMPTY,
    schema: newWorkOpposition,
    read: ({ shares, ...values }) => ({ ...values, shares: readShares(shares) }),
    send: async (body, idempotencyKey) => {
      const { number } = await opposeWork(http, work.id, { ...body, idempotencyKey });
      notify(`Case ${number} is open. You find it under Works in Dispute.`, { type: 'success' });
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Oppose “${work.title}”`}
      submitLabel="Open the case"
      dialogForm={dialogForm}
      fields={['kind', 'rights', 'shares.pr', 'shares.mr', 'shares.sr', 'shares', 'statement', 'declares_truth']}
      onClose={onClose}
    >
      <Fields work={work} dialogForm={dialogForm} />
    </FormDialog>
  );
}

function Fields({ work, dialogForm: { form } }: { work: CompositionDetails; dialogForm: DialogForm<Values> }) {
  const { register, setValue, control } = form;
  const { errors } = form.formState;
  const kind = useWatch({ control, name: 'kind' });
  const rights = useWatch({ control, name: 'rights' });
  const offered = rightsOf([...work.writers, ...work.publishers]);
  return (
    <>
      <RadioCards
        legend="What you oppose"
        name="kind"
        options={KINDS}
        value={kind}
        onChange={(value) => setValue('kind', value, { shouldDirty: true, shouldValidate: errors.kind !== undefined })}
        error={errors.kind?.message}
      />
      <CheckboxCards
        legend="In which rights"
        name="rights"
        options={offered.map((value) => ({ value, label: RIGHT_LABELS[value] }))}
        values={rights}
        onChange={(values) =>
          setValue('rights', values, { shouldDirty: true, shouldValidate: errors.rights !== undefined })
        }
        error={errors.rights?.message}
      />
      {kind === 'author_share' && rights.length > 0 && (
        <>
          <Text fontWeight="semibold">What is yours</Text>
          <ShareFields
            rights={offered.filter((right) => rights.includes(right))}
            register={(right) => register(`shares.${right}`)}
            errorOf={(right) => errors.shares?.[right]?.message}
          />
        </>
      )}
      <Field
        label="What is wrong"
        help="The other parties and the society read this."
        error={errors.statement?.message}
      >
        <Textarea {...register('statement')} />
      </Field>
      <Checkbox
        label="What I say here is true, as far as I know."
        error={errors.declares_truth?.message}
        {...register('declares_truth')}
      />
    </>
  );
}
