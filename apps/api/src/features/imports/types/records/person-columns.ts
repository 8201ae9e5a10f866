import type { ImportColumn } from '../../cells/column.ts'
import { yesNo } from './record-type.ts'

/** What a file of people has. */
export const personColumns: readonly ImportColumn[] = [
  {
    key: 'email',
    label: 'E-post',
    kind: 'text',
    isRequired: true,
    meaning: 'Den personen logger inn med. Finnes den i klubben, endres personen',
    example: 'kari@example.no',
    aliases: ['epost', 'e-mail', 'mail', 'e-postadresse', 'email'],
  },
  {
    key: 'name',
    label: 'Navn',
    kind: 'text',
    meaning: 'Fornavn og etternavn',
    example: 'Kari Nordmann',
    aliases: ['fullt navn', 'medlem', 'person', 'name'],
  },
  {
    key: 'phone',
    label: 'Telefon',
    kind: 'code',
    meaning: 'Mobilnummer',
    example: '41234567',
    aliases: ['mobil', 'mobilnummer', 'tlf', 'telefonnummer', 'phone', 'mobile'],
  },
  {
    key: 'licenseValidUntil',
    label: 'Førerkort gyldig til',
    kind: 'day',
    meaning: 'Av et førerkort som er sett der dere kommer fra; det gjelder som om en av dere har sjekket det',
    example: '01.02.2031',
    aliases: ['førerkort', 'førerkort utløper', 'licence valid until', 'license valid until'],
  },
  {
    key: 'membership',
    label: 'Medlemskap',
    kind: 'text',
    meaning: 'Navnet på medlemskapet personen skal være i; opprettes om det ikke finnes',
    example: 'Familien Nordmann',
    aliases: ['medlemskapsnavn', 'husstand', 'bedrift', 'firma', 'membership', 'company'],
  },
  {
    key: 'membershipType',
    label: 'Medlemskapstype',
    kind: 'text',
    meaning: 'Trengs der medlemskapet er nytt',
    example: 'Privat',
    aliases: ['type', 'membership type', 'avtale'],
  },
  {
    key: 'organizationNumber',
    label: 'Organisasjonsnummer',
    kind: 'code',
    meaning: 'Av en bedrift',
    example: '',
    aliases: ['orgnr', 'org.nr', 'org nr', 'foretaksnummer', 'organization number'],
  },
  {
    key: 'isOwner',
    label: 'Eier',
    kind: 'choice',
    choices: yesNo,
    meaning: 'Ja eller Nei; den første i et nytt medlemskap eier det',
    example: 'Ja',
    aliases: ['hovedmedlem', 'betaler', 'owner'],
  },
]
