import type { MandateScope } from '@counterpoint/domain/mandates';
import type { AssignableRole, PortalArea, Role } from '@counterpoint/domain/permissions';
import type { MEMBER_ROLES, ORGANISATION_TYPES, REGISTER_AS } from '@counterpoint/domain/schemas/members';
import type { Language } from '@counterpoint/messages';
import type { ColumnType, Generated } from 'kysely';

declare module '../platform/db/tables.ts' {
  interface Tables {
    member: {
      id: string;
      register_as: (typeof REGISTER_AS)[number];
      corporation_name: string | null;
      organisation_type: (typeof ORGANISATION_TYPES)[number] | null;
      given_name: string | null;
      other_names: string | null;
      phone: string | null;
      profile_pic_url: string | null;
      birth_date: Generated<string | null>;
      nationality: Generated<string | null>;
      country: Generated<string | null>;
      roles: Generated<(typeof MEMBER_ROLES)[number][]>;
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
    mandate: {
      id: string;
      representative_id: string;
      represented_id: string;
      scopes: MandateScope[];
      territory: string;
      valid_from: string;
      valid_to: string | null;
      proposed_by: string;
      state: Generated<'proposed' | 'active' | 'declined' | 'ended'>;
      proposed_at: Date;
      confirmed_at: Generated<Date | null>;
      ended_at: Generated<Date | null>;
      ended_by: Generated<string | null>;
    };
    passkey: {
      id: string;
      account_id: string;
      credential_id: string;
      public_key: Buffer;
      /** Up to 2^32, which PostgreSQL's driver reads as text. */
      sign_count: ColumnType<string, number, number>;
      transports: string[];
      name: string;
      created_at: Date;
      last_used_at: Generated<Date | null>;
    };
    authenticator_app: {
      account_id: string;
      encrypted_secret: Buffer;
      created_at: Date;
      confirmed_at: Generated<Date | null>;
      last_period: Generated<number>;
    };
    recovery_code: {
      account_id: string;
      code_hash: Buffer;
    };
    pending_sign_in: {
      token_hash: Buffer;
      account_id: string;
      expires_at: Date;
    };
    passkey_challenge: {
      holder_hash: Buffer;
      purpose: 'register' | 'sign_in' | 'second_factor' | 'proof';
      challenge: string;
      expires_at: Date;
    };
  }
}
