/** Which rules of the specification `src/cwr` checks in files that come in and in files that go out. */
export const CWR_PAGE = `
## CWR files

The rules of the specification, by the record and the number that an acknowledgement names. Letters as there: T rules of the
transaction, R of the record, F of the field. A check that rejects a transaction blocks the import of that work, except for
those marked *, which warn: we can read the work, another society would reject it. A finding's ID is \`CWR-SPU-F12\`.

| Record | Checked | Not checked |
| --- | --- | --- |
| HDR, GRH, GRT, TRL | file structure, versions, counts, numbering, E2–E9, G1–G4 | sender and receiver against CISAC’s table of senders, which isn’t public |
| NWR, REV | T1, T4, T7*, T8–T12, T14–T17, T20*, T22–T27 (T27*), T39, T43–T45, T53; F1–F20, F22–F24 | T2 and T13: whether a society has accepted the work; T30–T38, T40–T42, T46–T52, F21, F28, F29: rules of single societies |
| SPU, OPU | R2, R3, R8; F1*, F2, F3* within a work, F4–F7 (F7*), F8, F9, F10 check digits, F12, F13, F15–F19, F21, F23, F28, F30–F32 (F32*), F37, F40* | R4, R5: the right to administer; F10, F24, F25: the IPI and agreement databases; F11, F26, F41–F46: agreements on file with societies; F20, F27: no table of special agreements; F29: names of societies |
| NPN, NWN, NPR | R1; NPN F2–F4, NWN F1–F3, NPR F2 check digits, F4–F6 | NPN F1: the number of the chain is kept; NPR F3: the IPI database; F7: dialects |
| SPT, OPT | R1 (warns: the specification’s text allows 0), R5* within a chain; F1, F2, F6–F14 | R6: ASCAP only |
| SWR, OWR | R2; F1, F2* within a work, F3 (F3*), F4*, F5–F18, F20*, F21, F24, F29, F30 | F9, F22: the IPI database; F27, F28, F31: SGAE and SACEM only |
| SWT, OWT | R1, R3; F1–F13 | R2: as written it would forbid two writers to collect in the same country; R4: ASCAP only |
| PWR | F7*–F10*, F11, F12, F13 | F3, F4: agreements on file with societies; F6, F14–F19: MusicMark and ICE only |
| ALT, NAT | ALT F1–F4, F6; NAT R1, F1–F3 | ALT F5: the set of national letters isn’t defined |
| EWT, VER, NET, NVT, NOW | R1*; F1–F5 check digits, F9–F13; NET, NVT F1, F2; NOW R1, F1–F3 | F6–F8: the IPI database, numbers of other senders |
| PER | F1, F2 check digits, F4, F5 | F3: the IPI database |
| REC | F1–F3, F9–F12, F15–F18 | F13: SESAC only; F14: BIEM’s table of media; F19: numbers of other senders |
| ORN | F1, F4, F5, F6, F8, F10–F12, F13* | F7, F9, F14, F15: check digits of V-ISAN and EIDR, the AV Index; values are kept |
| INS, IND | IND R1, F1 present, F2 | INS R7: an instruction to ignore; IND F1: the table of instruments |
| COM, NCT | R1; F1–F7, F11–F15 | F8–F10: the IPI database, numbers of other senders |
| ARI, XRF | ARI R1, F1–F3; XRF F1 present, F2, F3 | XRF F1: CISAC’s table of senders |
| ACK, MSG | ACK F1, F7, F8 | ACK F2, F4–F6: groups, titles and numbers as the society knows them |
| ISW, EXC | F4 | the rest of the record, which repeats a work of the society |

A file of works with a fault in its structure (HDR, GRH, GRT, TRL, numbering) is refused as a whole, because a part may be
missing. A society’s file of acknowledgements (ACK, ISW, EXC) is read past such faults: several groups of a type, wrong
counts, gaps, a missing end. Each fault is listed with its line and rule, and so is each value that wasn’t read. Only an
acknowledgement without a known status or with a damaged number is left out. The file is refused if its sender is unknown,
if nothing in it is an acknowledgement, or if more than 1,000 of its lines are no records. The work that an acknowledgement
returns isn’t compared; only its ISWC is read.

A writer or publisher named \`DP\` is in the public domain (NWR rules 11 and 24): the line has no party, and is sent as \`DP\`
with its shares, which are 0. A named party in the public domain is sent by its name, since CWR has no other mark.

### CWR 3.0 and 3.1

2.1 is the default; 3.0 and 3.1 are read and written from the same table of records. CISAC’s specification of version 3 isn’t
public. Positions and sizes come from the templates and sample files of django-music-publisher (MIT licence; CWR 3.0 revision
0, CWR 3.1 draft), the names of fields from CWR 2.2. Rules are those of 2.2, with its numbers, under the record’s name
in version 3: \`CWR-WRK-T11\`.

| Record | Version 3 | Known |
| --- | --- | --- |
| HDR | the sender’s CISAC code for its number, version, revision, software, file name; no EDI version | all but the field at 55–65 |
| GRH, GRT, TRL | as in 2.2; versions 03.00 and 03.10 | all |
| WRK | for NWR and REV; no contact, no work type. A work whose number we know is a revision | all |
| SPU, OPU | no shares, societies or agreements | all but the last field |
| SPT, OPT, SWT, OWT | with societies; no mark of changed shares | all but 64–99, kept |
| SWR, OWR | no shares, societies, tax or personal number. The tax number that some senders leave in is skipped | all |
| PWR | with the agreement; no name | all |
| MAN | what a writer owned before publication: in 3.1, kept and sent again, not written for other works | all |
| ALT | as in 2.2 | all |
| OWK | for VER; no language, no source | all but 105–162, kept |
| PER, REC | with ISNI; a recording without album, catalogue number, EAN, format, media | PER: all but 122–126, kept |
| ORN | as in 2.2 in another order | not certain: whether the production title is at 102 (as we read and write it) or 162; 385–424, kept |
| XRF | as in 2.2, with organisations of four characters | all |
| NPN, NWN, NAT, NPR, EWT, NET, NVT, NOW, COM, NCT, INS, IND, ARI | not known: read and written as in 2.2; each export says so | nothing |
| ACK | a field of 20 characters before the processing date; read without it too | all but that field |
| MSG, ISW, EXC, AGR | not known: read as in 2.2 | nothing |
| ISR, LIC | neither read nor written; each is listed as skipped with its line. ISR asks for an ISWC and has a title and writers without shares, from which no work can be registered; the work’s WRK has all of it. LIC asks a society for a licence, which members don’t do here | ISR |

Ownership: version 3 states only what is collected. What a writer or a chain of publishers owns is the most that it collects
of a right in any territory; of a chain, its acquirer owns it, or else its first publisher. On export, every party with a share
and without territories collects it in the world. Shares, societies and agreements that a reader couldn’t tell from the
records are listed after the export, like values without a field.

A header and a group of different versions, a transaction or record of another version, unknown versions (GR F4, GR F1,
RR T8) and lines that end early are reported with line and rule.
`;
