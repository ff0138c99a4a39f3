// Made by `pnpm --filter @counterpoint/domain countries`: code, name, demonym, calling codes, territory or not.
export const COUNTRY_ROWS = `AF|Afghanistan|Afghan|93
AX|Åland Islands|Ålandish|358|territory
AL|Albania|Albanian|355
DZ|Algeria|Algerian|213
AS|American Samoa|American Samoan|1684|territory
AD|Andorra|Andorran|376
AO|Angola|Angolan|244
AI|Anguilla|Anguillian|1264|territory
AQ|Antarctica|Antarctican||territory
AG|Antigua and Barbuda|Antiguan, Barbudan|1268
AR|Argentina|Argentine|54
AM|Armenia|Armenian|374
AW|Aruba|Aruban|297|territory
AU|Australia|Australian|61
AT|Austria|Austrian|43
AZ|Azerbaijan|Azerbaijani|994
BS|Bahamas|Bahamian|1242
BH|Bahrain|Bahraini|973
BD|Bangladesh|Bangladeshi|880
BB|Barbados|Barbadian|1246
BY|Belarus|Belarusian|375
BE|Belgium|Belgian|32
BZ|Belize|Belizean|501
BJ|Benin|Beninese|229
BM|Bermuda|Bermudian|1441|territory
BT|Bhutan|Bhutanese|975
BO|Bolivia|Bolivian|591
BA|Bosnia and Herzegovina|Bosnian, Herzegovinian|387
BW|Botswana|Motswana|267
BV|Bouvet Island||47|territory
BR|Brazil|Brazilian|55
IO|British Indian Ocean Territory|Indian|246|territory
VG|British Virgin Islands|Virgin Islander|1284|territory
BN|Brunei|Bruneian|673
BG|Bulgaria|Bulgarian|359
BF|Burkina Faso|Burkinabe|226
BI|Burundi|Burundian|257
KH|Cambodia|Cambodian|855
CM|Cameroon|Cameroonian|237
CA|Canada|Canadian|1
CV|Cape Verde|Cape Verdian|238
BQ|Caribbean Netherlands|Dutch|599|territory
KY|Cayman Islands|Caymanian|1345|territory
CF|Central African Republic|Central African|236
TD|Chad|Chadian|235
CL|Chile|Chilean|56
CN|China|Chinese|86
CX|Christmas Island|Christmas Islander|61|territory
CC|Cocos (Keeling) Islands|Cocos Islander|61|territory
CO|Colombia|Colombian|57
KM|Comoros|Comoran|269
CK|Cook Islands|Cook Islander|682|territory
CR|Costa Rica|Costa Rican|506
HR|Croatia|Croatian|385
CU|Cuba|Cuban|53
CW|Curaçao|Curaçaoan|599|territory
CY|Cyprus|Cypriot|357
CZ|Czechia|Czech|420
DK|Denmark|Danish|45
DJ|Djibouti|Djibouti|253
DM|Dominica|Dominican|1767
DO|Dominican Republic|Dominican|1809 1829 1849
CD|DR Congo|Congolese|243
EC|Ecuador|Ecuadorean|593
EG|Egypt|Egyptian|20
SV|El Salvador|Salvadoran|503
GQ|Equatorial Guinea|Equatorial Guinean|240
ER|Eritrea|Eritrean|291
EE|Estonia|Estonian|372
SZ|Eswatini|Swazi|268
ET|Ethiopia|Ethiopian|251
FK|Falkland Islands|Falkland Islander|500|territory
FO|Faroe Islands|Faroese|298|territory
FJ|Fiji|Fijian|679
FI|Finland|Finnish|358
FR|France|French|33
GF|French Guiana|Guianan|594|territory
PF|French Polynesia|French Polynesian|689|territory
TF|French Southern and Antarctic Lands|French|262|territory
GA|Gabon|Gabonese|241
GM|Gambia|Gambian|220
GE|Georgia|Georgian|995
DE|Germany|German|49
GH|Ghana|Ghanaian|233
GI|Gibraltar|Gibraltar|350|territory
GR|Greece|Greek|30
GL|Greenland|Greenlandic|299|territory
GD|Grenada|Grenadian|1473
GP|Guadeloupe|Guadeloupian|590|territory
GU|Guam|Guamanian|1671|territory
GT|Guatemala|Guatemalan|502
GG|Guernsey|Channel Islander|44|territory
GN|Guinea|Guinean|224
GW|Guinea-Bissau|Guinea-Bissauan|245
GY|Guyana|Guyanese|592
HT|Haiti|Haitian|509
HM|Heard Island and McDonald Islands|Heard and McDonald Islander||territory
HN|Honduras|Honduran|504
HK|Hong Kong|Hong Konger|852|territory
HU|Hungary|Hungarian|36
IS|Iceland|Icelander|354
IN|India|Indian|91
ID|Indonesia|Indonesian|62
IR|Iran|Iranian|98
IQ|Iraq|Iraqi|964
IE|Ireland|Irish|353
IM|Isle of Man|Manx|44|territory
IL|Israel|Israeli|972
IT|Italy|Italian|39
CI|Ivory Coast|Ivorian|225
JM|Jamaica|Jamaican|1876
JP|Japan|Japanese|81
JE|Jersey|Channel Islander|44|territory
JO|Jordan|Jordanian|962
KZ|Kazakhstan|Kazakhstani|7
KE|Kenya|Kenyan|254
KI|Kiribati|I-Kiribati|686
XK|Kosovo|Kosovar|383|territory
KW|Kuwait|Kuwaiti|965
KG|Kyrgyzstan|Kirghiz|996
LA|Laos|Laotian|856
LV|Latvia|Latvian|371
LB|Lebanon|Lebanese|961
LS|Lesotho|Mosotho|266
LR|Liberia|Liberian|231
LY|Libya|Libyan|218
LI|Liechtenstein|Liechtensteiner|423
LT|Lithuania|Lithuanian|370
LU|Luxembourg|Luxembourger|352
MO|Macau|Macanese|853|territory
MG|Madagascar|Malagasy|261
MW|Malawi|Malawian|265
MY|Malaysia|Malaysian|60
MV|Maldives|Maldivan|960
ML|Mali|Malian|223
MT|Malta|Maltese|356
MH|Marshall Islands|Marshallese|692
MQ|Martinique|Martinican|596|territory
MR|Mauritania|Mauritanian|222
MU|Mauritius|Mauritian|230
YT|Mayotte|Mahoran|262|territory
MX|Mexico|Mexican|52
FM|Micronesia|Micronesian|691
MD|Moldova|Moldovan|373
MC|Monaco|Monegasque|377
MN|Mongolia|Mongolian|976
ME|Montenegro|Montenegrin|382
MS|Montserrat|Montserratian|1664|territory
MA|Morocco|Moroccan|212
MZ|Mozambique|Mozambican|258
MM|Myanmar|Burmese|95
NA|Namibia|Namibian|264
NR|Nauru|Nauruan|674
NP|Nepal|Nepalese|977
NL|Netherlands|Dutch|31
NC|New Caledonia|New Caledonian|687|territory
NZ|New Zealand|New Zealander|64
NI|Nicaragua|Nicaraguan|505
NE|Niger|Nigerien|227
NG|Nigeria|Nigerian|234
NU|Niue|Niuean|683|territory
NF|Norfolk Island|Norfolk Islander|672|territory
KP|North Korea|North Korean|850
MK|North Macedonia|Macedonian|389
MP|Northern Mariana Islands|American|1670|territory
NO|Norway|Norwegian|47
OM|Oman|Omani|968
PK|Pakistan|Pakistani|92
PW|Palau|Palauan|680
PS|Palestine|Palestinian|970|territory
PA|Panama|Panamanian|507
PG|Papua New Guinea|Papua New Guinean|675
PY|Paraguay|Paraguayan|595
PE|Peru|Peruvian|51
PH|Philippines|Filipino|63
PN|Pitcairn Islands|Pitcairn Islander|64|territory
PL|Poland|Polish|48
PT|Portugal|Portuguese|351
PR|Puerto Rico|Puerto Rican|1787 1939|territory
QA|Qatar|Qatari|974
CG|Republic of the Congo|Congolese|242
RE|Réunion|Réunionese|262|territory
RO|Romania|Romanian|40
RU|Russia|Russian|7
RW|Rwanda|Rwandan|250
BL|Saint Barthélemy|Saint Barthélemy Islander|590|territory
SH|Saint Helena, Ascension and Tristan da Cunha|Saint Helenian|290 247|territory
KN|Saint Kitts and Nevis|Kittitian or Nevisian|1869
LC|Saint Lucia|Saint Lucian|1758
MF|Saint Martin|Saint Martin Islander|590|territory
PM|Saint Pierre and Miquelon|Saint-Pierrais, Miquelonnais|508|territory
VC|Saint Vincent and the Grenadines|Saint Vincentian|1784
WS|Samoa|Samoan|685
SM|San Marino|Sammarinese|378
ST|São Tomé and Príncipe|Sao Tomean|239
SA|Saudi Arabia|Saudi Arabian|966
SN|Senegal|Senegalese|221
RS|Serbia|Serbian|381
SC|Seychelles|Seychellois|248
SL|Sierra Leone|Sierra Leonean|232
SG|Singapore|Singaporean|65
SX|Sint Maarten|St. Maartener|1721|territory
SK|Slovakia|Slovak|421
SI|Slovenia|Slovene|386
SB|Solomon Islands|Solomon Islander|677
SO|Somalia|Somali|252
ZA|South Africa|South African|27
GS|South Georgia|South Georgian South Sandwich Islander|500|territory
KR|South Korea|South Korean|82
SS|South Sudan|South Sudanese|211
ES|Spain|Spanish|34
LK|Sri Lanka|Sri Lankan|94
SD|Sudan|Sudanese|249
SR|Suriname|Surinamer|597
SJ|Svalbard and Jan Mayen|Norwegian|47|territory
SE|Sweden|Swedish|46
CH|Switzerland|Swiss|41
SY|Syria|Syrian|963
TW|Taiwan|Taiwanese|886|territory
TJ|Tajikistan|Tadzhik|992
TZ|Tanzania|Tanzanian|255
TH|Thailand|Thai|66
TL|Timor-Leste|East Timorese|670
TG|Togo|Togolese|228
TK|Tokelau|Tokelauan|690|territory
TO|Tonga|Tongan|676
TT|Trinidad and Tobago|Trinidadian|1868
TN|Tunisia|Tunisian|216
TR|Türkiye|Turkish|90
TM|Turkmenistan|Turkmen|993
TC|Turks and Caicos Islands|Turks and Caicos Islander|1649|territory
TV|Tuvalu|Tuvaluan|688
UG|Uganda|Ugandan|256
UA|Ukraine|Ukrainian|380
AE|United Arab Emirates|Emirati|971
GB|United Kingdom|British|44
US|United States|American|1
UM|United States Minor Outlying Islands|American Islander|1|territory
VI|United States Virgin Islands|Virgin Islander|1340|territory
UY|Uruguay|Uruguayan|598
UZ|Uzbekistan|Uzbekistani|998
VU|Vanuatu|Ni-Vanuatu|678
VA|Vatican City|Vatican|39 379
VE|Venezuela|Venezuelan|58
VN|Vietnam|Vietnamese|84
WF|Wallis and Futuna|Wallis and Futuna Islander|681|territory
EH|Western Sahara|Sahrawi|212|territory
YE|Yemen|Yemeni|967
ZM|Zambia|Zambian|260
ZW|Zimbabwe|Zimbabwean|263`;
