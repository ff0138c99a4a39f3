declare module '../../platform/db/tables.ts' {
  interface Tables {
    rights_message_parties: {
      member_id: string;
      sender_id: string;
      recipient_id: string;
      recipient_name: string;
      updated_at: Date;
    };
  }
}

export {};
