// cspell:ignore cembalosuite nuit
/** A message in the style of large companies: prefixes, party references, editions and several territories. */
export const ALBUM_43 = `<?xml version="1.0" encoding="UTF-8"?>
<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/432" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
    AvsVersionId="5" LanguageAndScriptCode="en">
  <MessageHeader>
    <MessageId>M-1</MessageId>
    <MessageSender><PartyId>PADPIDA0000000001A</PartyId><PartyName><FullName>Osu Records</FullName></PartyName></MessageSender>
  </MessageHeader>
  <PartyList>
    <Party><PartyReference>P1</PartyReference><PartyName><FullName>Ama Mensah</FullName></PartyName><PartyId><ISNI>0000000123531945</ISNI></PartyId></Party>
    <Party><PartyReference>P2</PartyReference><PartyName><FullName>Kofi Boateng</FullName></PartyName></Party>
    <Party><PartyReference>P3</PartyReference><PartyName><FullName>Efua Sackey</FullName></PartyName></Party>
    <Party><PartyReference>P4</PartyReference><PartyName><FullName>Osu Records</FullName></PartyName></Party>
  </PartyList>
  <ResourceList>
    <SoundRecording>
      <ResourceReference>A1</ResourceReference>
      <Type>MusicalWorkSoundRecording</Type>
      <SoundRecordingEdition>
        <Type>NonImmersiveEdition</Type>
        <ResourceId><ISRC>GBEMI2400001</ISRC></ResourceId>
        <PLine><Year>2024</Year><PLineText>(P) 2024 Osu Records</PLineText></PLine>
      </SoundRecordingEdition>
      <WorkId><ISWC>T0345246801</ISWC></WorkId>
      <DisplayTitleText ApplicableTerritoryCode="Worldwide" IsDefault="true">Night Market (Live)</DisplayTitleText>
      <DisplayTitleText ApplicableTerritoryCode="FR">Marché de nuit (Live)</DisplayTitleText>
      <DisplayTitle ApplicableTerritoryCode="Worldwide" IsDefault="true"><TitleText>Night Market</TitleText><SubTitle SubTitleType="Version">Live</SubTitle></DisplayTitle>
      <DisplayTitle ApplicableTerritoryCode="FR"><TitleText>Marché de nuit</TitleText><SubTitle>Live</SubTitle></DisplayTitle>
      <DisplayArtistName ApplicableTerritoryCode="Worldwide" IsDefault="true">Ama Mensah feat. Kofi Boateng</DisplayArtistName>
      <DisplayArtist SequenceNumber="2"><ArtistPartyReference>P2</ArtistPartyReference><DisplayArtistRole>FeaturedArtist</DisplayArtistRole></DisplayArtist>
      <DisplayArtist SequenceNumber="1"><ArtistPartyReference>P1</ArtistPartyReference><DisplayArtistRole>MainArtist</DisplayArtistRole></DisplayArtist>
      <Contributor SequenceNumber="1"><ContributorPartyReference>P1</ContributorPartyReference><Role>LeadVocalist</Role><Role>Composer</Role></Contributor>
      <Contributor SequenceNumber="2"><ContributorPartyReference>P2</ContributorPartyReference><Role>AssociatedPerformer</Role><InstrumentType>Drums</InstrumentType></Contributor>
      <Contributor SequenceNumber="3"><ContributorPartyReference>P3</ContributorPartyReference><Role>Producer</Role><Role Namespace="X" UserDefinedValue="VibeKeeper">UserDefined</Role></Contributor>
      <Duration>PT4M5S</Duration>
      <ParentalWarningType>NotExplicit</ParentalWarningType>
      <LanguageOfPerformance>en</LanguageOfPerformance>
      <TechnicalDetails><TechnicalResourceDetailsReference>T1</TechnicalResourceDetailsReference></TechnicalDetails>
    </SoundRecording>
    <SoundRecording IsSupplemental="true"><ResourceReference>A3</ResourceReference><DisplayTitleText>A Sampled Song</DisplayTitleText></SoundRecording>
    <Image><ResourceReference>A2</ResourceReference><Type>FrontCoverImage</Type></Image>
  </ResourceList>
  <ReleaseList>
    <Release>
      <ReleaseReference>R0</ReleaseReference>
      <ReleaseId><ICPN>4006381333931</ICPN><CatalogNumber Namespace="OSU">OSU-24</CatalogNumber></ReleaseId>
      <DisplayTitle><TitleText>Markets</TitleText></DisplayTitle>
      <ReleaseLabelReference>P4</ReleaseLabelReference>
      <Genre><GenreText>Highlife</GenreText></Genre>
      <ReleaseDate>2024-05-31</ReleaseDate>
      <ResourceGroup><ResourceGroup><ResourceGroupContentItem><SequenceNumber>1</SequenceNumber><ReleaseResourceReference>A1</ReleaseResourceReference></ResourceGroupContentItem></ResourceGroup></ResourceGroup>
    </Release>
    <TrackRelease><ReleaseReference>R1</ReleaseReference><ReleaseResourceReference>A1</ReleaseResourceReference></TrackRelease>
  </ReleaseList>
  <DealList><ReleaseDeal><DealReleaseReference>R0</DealReleaseReference></ReleaseDeal></DealList>
</ern:NewReleaseMessage>
`;

/** A message of a small distributor: another prefix, version 4.1, rights, and otherwise the minimum. */
export const SINGLE_41 = `<?xml version='1.0'?>
<!-- written by hand -->
<x:NewReleaseMessage xmlns:x='http://ddex.net/xml/ern/41' LanguageAndScriptCode='en'>
  <PartyList>
    <Party><PartyReference>PArtist</PartyReference><PartyName><FullName>The Osu Horns</FullName></PartyName></Party>
    <Party><PartyReference>PLabel</PartyReference><PartyName><FullName>Tema Records</FullName></PartyName></Party>
  </PartyList>
  <ResourceList>
    <SoundRecording>
      <ResourceReference>A1</ResourceReference>
      <ResourceId><ISRC>GB-EMI-24-00002</ISRC></ResourceId>
      <DisplayTitleText><![CDATA[Harbour & Co]]></DisplayTitleText>
      <DisplayArtistName>The Osu Horns</DisplayArtistName>
      <DisplayArtist><ArtistPartyReference>PArtist</ArtistPartyReference><ArtisticRole>Brass</ArtisticRole></DisplayArtist>
      <ResourceRightsController>
        <RightsControllerPartyReference>PLabel</RightsControllerPartyReference>
        <RightSharePercentage>100</RightSharePercentage>
        <DelegatedUsageRights>
          <UseType>Broadcast</UseType><UseType>PerformInPublic</UseType>
          <PeriodOfRightsDelegation><StartDate>2024-01-01</StartDate></PeriodOfRightsDelegation>
          <TerritoryOfRightsDelegation>Worldwide</TerritoryOfRightsDelegation>
        </DelegatedUsageRights>
      </ResourceRightsController>
      <PLine><Year>2024</Year><PLineText>Tema Records</PLineText></PLine>
      <Duration>PT3M</Duration>
    </SoundRecording>
  </ResourceList>
</x:NewReleaseMessage>
`;

/** A message of ERN 3.8.2, which has parties in place and details by territory. */
export const SINGLE_38 = `<?xml version="1.0" encoding="UTF-8"?>
<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/382" MessageSchemaVersionId="ern/382" LanguageAndScriptCode="en">
  <MessageHeader><MessageSender><PartyName><FullName>Tema Distribution</FullName></PartyName></MessageSender></MessageHeader>
  <ResourceList>
    <SoundRecording>
      <SoundRecordingType>MusicalWorkSoundRecording</SoundRecordingType>
      <SoundRecordingId><ISRC>GBEMI2400003</ISRC></SoundRecordingId>
      <IndirectSoundRecordingId><ISWC>T0345246801</ISWC></IndirectSoundRecordingId>
      <ResourceReference>A1</ResourceReference>
      <ReferenceTitle><TitleText>Harpsichord Suite</TitleText></ReferenceTitle>
      <Duration>PT3M44.6S</Duration>
      <SoundRecordingDetailsByTerritory>
        <TerritoryCode>DE</TerritoryCode>
        <Title><TitleText>Cembalosuite</TitleText></Title>
      </SoundRecordingDetailsByTerritory>
      <SoundRecordingDetailsByTerritory>
        <TerritoryCode>Worldwide</TerritoryCode>
        <Title TitleType="DisplayTitle"><TitleText>Harpsichord Suite</TitleText></Title>
        <DisplayArtist SequenceNumber="1"><PartyName><FullName>Ama Mensah</FullName></PartyName><ArtistRole>MainArtist</ArtistRole></DisplayArtist>
        <ResourceContributor SequenceNumber="1"><PartyName><FullName>Ama Mensah</FullName></PartyName><ResourceContributorRole>Harpsichord</ResourceContributorRole></ResourceContributor>
        <IndirectResourceContributor SequenceNumber="1"><PartyName><FullName>Esi Owusu</FullName></PartyName><IndirectResourceContributorRole>Composer</IndirectResourceContributorRole></IndirectResourceContributor>
        <LabelName>Osu Classics</LabelName>
        <PLine><Year>2024</Year><PLineText>(P) 2024
          Osu Records</PLineText></PLine>
      </SoundRecordingDetailsByTerritory>
    </SoundRecording>
  </ResourceList>
  <ReleaseList>
    <Release IsMainRelease="true">
      <ReleaseId><ICPN IsEan="true">04006381333931</ICPN></ReleaseId>
      <ReferenceTitle><TitleText>Suites</TitleText></ReferenceTitle>
      <ReleaseResourceReferenceList><ReleaseResourceReference>A1</ReleaseResourceReference></ReleaseResourceReferenceList>
      <ReleaseType>Single</ReleaseType>
      <ReleaseDetailsByTerritory>
        <TerritoryCode>Worldwide</TerritoryCode>
        <LabelName>Osu Classics</LabelName>
        <ReleaseDate>2024-05-31</ReleaseDate>
      </ReleaseDetailsByTerritory>
      <CLine><Year>2024</Year><CLineText>(C) 2024 Osu Publishing</CLineText></CLine>
    </Release>
  </ReleaseList>
</ern:NewReleaseMessage>
`;

const inside = (body: string, root = '<NewReleaseMessage xmlns="http://ddex.net/xml/ern/43">') =>
  `${root}<ResourceList>${body}</ResourceList></NewReleaseMessage>`;

/** Rejected messages, each with the expected finding. */
export const REFUSED: readonly (readonly [string, string, RegExp])[] = [
  ['ERN 3.4.1', inside('', '<NewReleaseMessage xmlns="http://ddex.net/xml/ern/341">'), /This is DDEX ERN 3\.4\.1/],
  [
    'another message of ERN 4',
    '<PurgeReleaseMessage xmlns="http://ddex.net/xml/ern/43"/>',
    /a DDEX PurgeReleaseMessage/,
  ],
  ['a message that is cut off', ALBUM_43.slice(0, -400), /damaged or incomplete/],
  ['several messages in one file', `${SINGLE_41}${SINGLE_41}`, /several messages/],
  ['several without declarations', `${inside('')}\n${inside('')}`, /several messages/],
  ['a message without recordings', inside('<Image/>'), /has no recordings/],
  [
    'external entities',
    `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${inside('<SoundRecording>&x;</SoundRecording>')}`,
    /declares a document type/,
  ],
  [
    'a billion laughs',
    `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>${inside('<SoundRecording>&c;</SoundRecording>')}`,
    /declares a document type/,
  ],
  [
    'a document type after much else',
    `<?xml version="1.0"?><!-- ${'x'.repeat(9_000)} --><!DOCTYPE l>${inside('<SoundRecording/>')}`,
    /isn’t a DDEX message/,
  ],
  [
    'an entity that nobody declared',
    inside('\n<SoundRecording><Title>One&amp;Two&nbsp;Three</Title></SoundRecording>'),
    /^Line 2: “&nbsp;” isn’t an XML entity/,
  ],
  [
    'elements in elements without end',
    inside(`<SoundRecording>${'<a>'.repeat(500)}`),
    /nested deeper than any DDEX message/,
  ],
  [
    'one endless recording',
    inside(`<SoundRecording>${'<a/>'.repeat(30_000)}</SoundRecording>`),
    /larger than any recording/,
  ],
  ['XML of something else', '<html><body>Hello</body></html>', /isn’t a DDEX message/],
];
