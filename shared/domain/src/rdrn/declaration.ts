import type { XmlElement } from './xml-element.ts';

export const RDRN_ROOT = 'rdr-n:DeclarationOfSoundRecordingRightsClaimMessage';

export interface MessageParty {
  /** DDEX Party Id. */
  readonly id: string;
  readonly name: string;
}

export interface Declaration {
  readonly id: string;
  readonly fileName: string;
  readonly sender: MessageParty;
  readonly recipient: MessageParty;
  readonly at: Date;
}

/** The message without its recordings: the content of its root, with an empty list. */
export function declarationOf({ id, fileName, sender, recipient, at }: Declaration): XmlElement {
  return {
    '@xmlns:rdr-n': 'http://ddex.net/xml/rdr-n/15',
    '@AvsVersionId': '7',
    '@LanguageAndScriptCode': 'en',
    MessageHeader: {
      MessageId: id,
      MessageFileName: fileName,
      MessageSender: partyOf(sender),
      MessageRecipient: partyOf(recipient),
      MessageCreatedDateTime: at.toISOString(),
      MessageControlType: 'LiveMessage',
    },
    ResourceList: '',
  };
}

function partyOf({ id, name }: MessageParty): XmlElement {
  return { PartyId: id, PartyName: { FullName: name } };
}
