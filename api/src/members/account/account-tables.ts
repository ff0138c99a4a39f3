import type { AssignableRole, PortalArea, Role } from '@counterpoint/domain/permissions';
import type { Language } from '@counterpoint/messages';
import type { Generated } from 'kysely';
import type { MemberRole, OrganisationType, RegisterAs } from '../../parties/party-values.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    member: {
      id: string;
      register_as: RegisterAs;
      corporation_name: string | null;
      organisation_type: OrganisationType | null;
      given_name: string | null;
      other_names: string | null;
      phone: string | null;
      profile_pic_url: string | null;
      birth_date: Generated<string | null>;
      nationality: Generated<string | null>;
      country: Generated<string | null>;
      roles: Generated<MemberRole[]>;
      registration_number: Generated<string | null>;
      contact_person: Generated<string | null>;
      registers_for_others: Generated<boolean>;
      cwr_sender_code: Generated<string | null>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    account: {
      id: string;
      email: string;
      /** The person's own, beside that of the member for which they act. */
      name: string;
      password_hash: string;
      language: Generated<Language>;
      /** Signs the links in mail that unsubscribe without a session. */
      mail_key: Generated<string>;
      created_at: Generated<Date>;
    };
    membership: {
      account_id: string;
      member_id: string;
      role: Role;
      areas: Generated<PortalArea[] | null>;
      signed_in_at: Generated<Date | null>;
      created_at: Generated<Date>;
    };
    person_invitation: {
      id: string;
      member_id: string;
      email: string;
      role: AssignableRole;
      areas: PortalArea[] | null;
      invited_by: string;
      token_hash: Buffer;
      sent_at: Date;
      expires_at: Date;
      accepted_at: Generated<Date | null>;
      /** Also set when a newer invitation replaces it. */
      withdrawn_at: Generated<Date | null>;
    };
    session: {
      id: string;
      token_hash: Buffer;
      binding_hash: Buffer;
      account_id: string;
      member_id: string;
      user_agent: string | null;
      created_at: Generated<Date>;
      last_used_at: Generated<Date>;
      proved_at: Generated<Date>;
      expires_at: Date;
    };
    known_device: {
      token_hash: Buffer;
      account_id: string;
      last_used_at: Date;
    };
    sign_up: {
      id: string;
      email: string;
      password_hash: string;
      answers: unknown;
      language: Generated<Language>;
      token_hash: Buffer;
      created_at: Date;
      expires_at: Date;
      /** The submitted data is erased then. */
      closed_at: Generated<Date | null>;
    };
    account_link: {
      id: string;
      purpose: 'reset_password' | 'change_email';
      account_id: string;
      token_hash: Buffer;
      new_email: string | null;
      created_at: Date;
      expires_at: Date;
      used_at: Generated<Date | null>;
      withdrawn_at: Generated<Date | null>;
    };
  }
}
