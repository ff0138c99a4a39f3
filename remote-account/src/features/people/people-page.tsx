import { ConfirmedButton, FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { messageOf } from '@counterpoint/client/http';
import { useLiveQueries, useRead, useRefresh } from '@counterpoint/client/queries';
import { mayVisit, useHost, useMay } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useQueryClient } from '@counterpoint/contract/query';
import { displayName } from '@counterpoint/domain/names';
import { type Permissions, PORTAL_AREAS } from '@counterpoint/domain/permissions';
import { type NewPersonInvitation, newPersonInvitation, type Profile } from '@counterpoint/domain/schemas/members';
import { Stack, Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { ErrorState } from '@counterpoint/kit/page';
import { INVITATIONS, invitationsOf, PEOPLE, PEOPLE_KEY, peopleOf } from '../../api/people-api.ts';
import * as account from '../../messages/account.generated.ts';
import * as text from '../../messages/people.generated.ts';
import { people as title } from '../../messages/titles.generated.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { DialogButton } from '../../ui/dialog-button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { limitOf } from './area-limit.ts';
import { InvitationRow } from './invitation-row.tsx';
import { PermissionFields, type PermissionValues, toPermissions } from './permission-fields.tsx';
import { PersonRow } from './person-row.tsx';

const EMAIL_CHANGE = {
  name: 'email-change',
  load: () => import('../../ui/email-change.tsx').then((module) => module.EmailChange),
};

export function PeoplePage() {
  const { user } = useHost();
  const maySee = useMay('people:read');
  if (!user) return null;
  return (
    <AccountPage
      title={title()}
      context={text.context({ member: displayName(user) })}
      help={{ label: text.helpLabel(), href: paths.account.helpTopic('people-and-mandates') }}
      actions={
        maySee && (
          <DialogButton label={text.invite()}>
            {(onClose) => <InviteDialog by={user.person} onClose={onClose} />}
          </DialogButton>
        )
      }
    >
      <Stack gap="5">
        {maySee && <PeopleCard user={user} />}
        {user.person.role !== 'owner' && <LeaveCard user={user} />}
        {/* For people who can't open the member's profile, where the others change it. */}
        {!mayVisit(user, paths.account.profile()) && (
          <LoadedPart lazy={EMAIL_CHANGE}>{(EmailChange) => <EmailChange email={user.email} />}</LoadedPart>
        )}
      </Stack>
    </AccountPage>
  );
}

/** The session ends with the membership, so the profile's next request leads to the sign-in page. */
function LeaveCard({ user }: { user: Profile }) {
  const { http, refreshProfile } = useHost();
  const member = displayName(user);
  return (
    <SectionCard title={text.yourRole({ role: text.names[user.person.role]() })} note={text.managersDecide({ member })}>
      {user.person.areas && <Text>{limitOf(user.person)}</Text>}
      <ConfirmedButton
        size="sm"
        variant="outline"
        alignSelf="flex-start"
        label={text.leave({ member })}
        question={{ title: text.leaveQuestion({ member }), yes: text.leaveYes(), tone: 'danger' }}
        act={peopleOf(http).leave}
        done={text.left({ member })}
        onDone={() => void refreshProfile()}
      >
        {text.leaveEffect()}
      </ConfirmedButton>
    </SectionCard>
  );
}

function PeopleCard({ user }: { user: Profile }) {
  const queries = useQueryClient();
  const people = useRead(PEOPLE);
  const invitations = useRead(INVITATIONS);
  useLiveQueries('profile', PEOPLE_KEY);
  const error = people.error ?? invitations.error;
  return (
    <SectionCard title={text.title()}>
      {people.data && invitations.data ? (
        <>
          {people.data.items.length + invitations.data.items.length === 1 && (
            <Text color="muted">{text.onlyYou()}</Text>
          )}
          <Stack as="ul" gap="0" listStyleType="none" aria-label={text.title()}>
            {people.data.items.map((person) => (
              <PersonRow key={person.id} person={person} user={user} />
            ))}
            {invitations.data.items.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} user={user} />
            ))}
          </Stack>
        </>
      ) : error ? (
        <ErrorState message={messageOf(error)} onRetry={() => void queries.refetchQueries({ queryKey: PEOPLE_KEY })} />
      ) : (
        <Loading label={text.loading()} height="8rem" />
      )}
    </SectionCard>
  );
}

interface Values extends PermissionValues {
  email: string;
}

function InviteDialog({ by, onClose }: { by: Permissions; onClose: () => void }) {
  const { http, notify } = useHost();
  const initial: Values = { email: '', role: null, areas: by.areas ?? PORTAL_AREAS };
  const dialogForm = useDialogForm<Values, NewPersonInvitation>({
    initial,
    schema: newPersonInvitation,
    read: (values) => ({ email: values.email, ...toPermissions(values) }),
    async send(invitation, key) {
      const { email } = await invitationsOf(http).create(invitation, key);
      notify(text.invited({ email }), { type: 'success' });
    },
    onDone: onClose,
    refresh: useRefresh(PEOPLE_KEY),
  });
  const { register, formState } = dialogForm.form;
  return (
    <FormDialog
      title={text.invite()}
      submitLabel={text.sendInvitation()}
      dialogForm={dialogForm}
      fields={['email', 'role', 'areas']}
      onClose={onClose}
    >
      <Field label={account.email()} help={text.emailHelp()} error={formState.errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="off" />
      </Field>
      <PermissionFields by={by} />
    </FormDialog>
  );
}
