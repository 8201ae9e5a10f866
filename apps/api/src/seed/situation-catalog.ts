import type { SituationTag } from '@delebil/validation'

/** A help entry of the demo clubs. `phone`: the night watch's number stands with it. */
export type SeedSituation = {
  readonly title: string
  readonly tags: readonly SituationTag[]
  readonly text: string
  readonly phone?: 'night-watch'
  /** What is special with some models, by their name. */
  readonly ofModels?: Readonly<Record<string, string>>
}

const charging: readonly SeedSituation[] = [
  {
    title: 'Lade hjemme på plassen',
    tags: ['CHARGING', 'ELECTRIC'],
    text: `Bilen skal alltid stå til lading når du leverer den på en plass med lader.

1. Ta kabelen ut av bagasjerommet hvis den ikke henger på laderen.
2. Sett kabelen i bilen først, så i laderen.
3. Vent til lampen ved ladeluken blinker eller lyser grønt.
4. Lås bilen. Da låses kabelen også.

Laderen starter av seg selv. Du trenger verken brikke eller app.`,
    ofModels: {
      'Nissan Leaf': 'Ladeluken er i fronten. Trekk i hendelen til venstre under rattet for å åpne den.',
      'Fiat 500e': 'Ladeluken er bak til høyre. Kabelen ligger under gulvet i bagasjerommet.',
      'Tesla Model Y': 'Trykk på knappen på ladehåndtaket for å åpne luken, bak til venstre.',
      'Volkswagen ID.3': 'Ladeluken er bak til høyre. Trykk på den for å åpne når bilen er låst opp.',
    },
  },
  {
    title: 'Hurtiglade på tur',
    tags: ['CHARGING', 'EXPENSES', 'ELECTRIC'],
    text: `Ladebrikken henger på nøkkelringen eller ligger i hanskerommet. Den virker hos de fleste ladeselskapene i Norge.

1. Koble til hurtigladeren.
2. Hold brikken mot leseren.
3. Lad til 80 prosent. Etter det går det mye saktere.
4. Hold brikken mot leseren igjen for å stoppe, og heng kabelen på plass.

Klubben betaler når du bruker brikken. Virker den ikke, betaler du selv og søker om å få pengene tilbake.`,
  },
  {
    title: 'Ladingen starter ikke',
    tags: ['CHARGING', 'ELECTRIC'],
    phone: 'night-watch',
    text: `Prøv dette i rekkefølge:

1. Ta kabelen ut i begge ender, vent ti sekunder, og sett den hardt inn igjen.
2. Se etter om bilen er satt til å lade senere. Slå av «ladetidspunkt» på skjermen.
3. Prøv laderen ved siden av hvis det er en.

Lader den fortsatt ikke, gi oss beskjed så neste medlem får en bil med strøm.`,
  },
]

const fuel: readonly SeedSituation[] = [
  {
    title: 'Fylle bensin',
    tags: ['FUEL', 'GASOLINE', 'HYBRID'],
    text: `Bilen skal ha minst en kvart tank når du leverer den.

1. Drivstoffkortet ligger i hanskerommet, i en rød mappe.
2. Fyll blyfri 95.
3. Koden til kortet står på innsiden av solskjermen på førersiden.
4. Tast inn kilometerstanden når pumpen spør.

Legg kortet og kvitteringen tilbake i mappen. Klubben betaler.`,
  },
  {
    title: 'Fylle diesel',
    tags: ['FUEL', 'DIESEL'],
    text: `Bilen skal ha minst en kvart tank når du leverer den.

1. Drivstoffkortet ligger i hanskerommet, i en rød mappe.
2. Fyll vanlig diesel, ikke avgiftsfri.
3. Koden til kortet står på innsiden av solskjermen på førersiden.
4. Tast inn kilometerstanden når pumpen spør.

Lyser det for AdBlue, kan du fylle det fra pumpen eller kjøpe en kanne. Det dekker klubben også.`,
  },
  {
    title: 'Jeg har fylt feil drivstoff',
    tags: ['FUEL', 'GASOLINE', 'HYBRID', 'DIESEL'],
    phone: 'night-watch',
    text: 'Ikke start bilen, og ikke skru på tenningen. Skyv den bort fra pumpen og ring oss. Da blir det mye billigere enn om motoren har gått.',
  },
  {
    title: 'Drivstoffkortet virker ikke',
    tags: ['FUEL', 'LOST_CARD', 'EXPENSES', 'GASOLINE', 'HYBRID', 'DIESEL'],
    text: `Prøv en pumpe til, og sjekk koden på solskjermen. Virker det ikke, eller er kortet borte:

1. Betal selv.
2. Ta vare på kvitteringen.
3. Send oss et bilde av den, så får du pengene tilbake.`,
  },
]

const cards: readonly SeedSituation[] = [
  {
    title: 'Jeg har mistet nøkkelkortet mitt',
    tags: ['LOST_CARD'],
    phone: 'night-watch',
    text: `Si fra med en gang, så sperrer vi kortet. Ingen kan bruke det til å åpne en bil uten din reservasjon, men det skal sperres likevel.

Du trenger ikke kortet for å kjøre: lås bilen opp og igjen med knappene på reservasjonen. Nytt kort kommer i posten på to til tre dager.`,
  },
  {
    title: 'Ladebrikken eller parkeringskortet er borte',
    tags: ['LOST_CARD', 'ELECTRIC'],
    text: `Se i hanskerommet, i dørlommene og under setene først. Er det borte, gi oss beskjed.

Må du lade eller parkere nå, betaler du selv og søker om å få pengene tilbake.`,
  },
]

const money: readonly SeedSituation[] = [
  {
    title: 'Få tilbake det du har lagt ut',
    tags: ['EXPENSES'],
    text: `Klubben dekker drivstoff, lading, vask, spylervæske og AdBlue som du har betalt selv.

1. Ta vare på kvitteringen. Den må vise dato, beløp og hva du kjøpte.
2. Send oss et bilde av den under «Utlegg» på reservasjonen.
3. Beløpet trekkes fra på neste faktura.

Send det innen tre måneder. Et kontoutdrag er ikke nok som kvittering.`,
  },
  {
    title: 'Bompenger og ferge',
    tags: ['EXPENSES'],
    text: `Alle bilene har brikke. Bompenger kommer på fakturaen din uten at du gjør noe.

På ferger med AutoPASS kjører du rett om bord. Må du betale om bord, kommer det ikke på fakturaen, og du skal ikke ha det tilbake.`,
  },
  {
    title: 'Parkering og parkeringsbot',
    tags: ['PARKING', 'EXPENSES'],
    text: `Parkering på turen betaler du selv, i automaten eller med en app. Tast inn skiltnummeret til bilen.

Har du fått en bot, betal den innen fristen. Kommer den til oss, legger vi den på fakturaen din med et gebyr.

Er du uenig, klager du selv til den som skrev boten. Send oss en kopi.`,
  },
]

const breakdowns: readonly SeedSituation[] = [
  {
    title: 'Bilen åpner ikke',
    tags: ['CAR_WONT_OPEN'],
    phone: 'night-watch',
    text: `1. Sjekk at du står ved riktig bil: skiltet står på reservasjonen.
2. Sjekk klokken. Bilen kan åpnes fra like før start.
3. Gå helt bort til bilen og prøv en gang til. Under tak og i parkeringshus kan det ta et halvt minutt.
4. Ring oss. Vi kan åpne den for deg, døgnet rundt.`,
  },
  {
    title: 'Bilen starter ikke',
    tags: ['CAR_WONT_START'],
    phone: 'night-watch',
    text: `- Sett giret i P eller fri, og trå bremsen helt inn mens du starter.
- Manuelt gir: trå clutchen helt inn.
- Elbil: ta ut ladekabelen først.
- Ligger nøkkelen i bilen? Legg den i koppholderen.

Hjelper ikke det, kan startbatteriet være flatt. Ring oss, så sender vi hjelp.`,
  },
  {
    title: 'En varsellampe lyser',
    tags: ['WARNING_LAMP'],
    phone: 'night-watch',
    text: `Rød lampe: Stopp så snart det er trygt. Ikke kjør videre. Ring oss.

Gul lampe: Du kan kjøre rolig videre. Meld det som avvik når du er framme, gjerne med et bilde av skjermen.

Lavt dekktrykk: Sjekk dekkene. Ser alle like ut, kan du kjøre til nærmeste luftpumpe.`,
  },
  {
    title: 'Ulykke',
    tags: ['ACCIDENT'],
    phone: 'night-watch',
    text: `Er noen skadet? Ring 113 først. Brann: 110. Politi: 112.

1. Slå på nødblink, ta på vesten og sett ut trekanten.
2. Ring oss så snart alle er trygge.
3. Fyll ut skademeldingen i hanskerommet sammen med den andre føreren.
4. Ta bilder av bilene, skiltene og stedet.

Ikke avtal hvem som har skylden. Det tar forsikringen seg av.`,
  },
  {
    title: 'Punktering',
    tags: ['FLAT_TYRE'],
    phone: 'night-watch',
    text: `Stopp på et trygt sted, langt fra trafikken, og slå på nødblink.

De fleste bilene har reparasjonssett under gulvet i bagasjerommet, ikke reservehjul. Er hullet i siden av dekket, hjelper det ikke. Ring oss, så kommer veihjelpen. Det koster deg ikke noe.`,
  },
  {
    title: 'Jeg rekker ikke fram i tide',
    tags: ['LATE'],
    phone: 'night-watch',
    text: `Forleng reservasjonen før den går ut, tretti minutter om gangen. Står det at bilen er reservert etterpå, ring oss. Da finner vi en annen bil til den som venter.

Leverer du for sent uten å forlenge, betaler du for tiden du bruker.`,
  },
  {
    title: 'Bilen er skitten',
    tags: ['CLEANING', 'EXPENSES'],
    text: `Du kan vaske bilen i en vaskehall og få pengene tilbake. Ta vare på kvitteringen.

- Var den skitten da du kom, meld det som avvik med et bilde før du kjører.
- Ta med deg søppel, og rist mattene om det trengs.
- Har du hatt med hund, børst setene. Ekstra renhold koster 500 kr.`,
  },
  {
    title: 'Jeg har glemt noe i bilen',
    tags: ['LOST_PROPERTY'],
    text: `Er bilen ledig, kan du reservere den i en time og hente det. Er den ute på tur, gi oss beskjed, så spør vi den som kjører.

Verdisaker som blir levert til oss, tar vi vare på i tre måneder.`,
  },
]

/** The demo clubs' help, in the order of their help page. */
export const situationCatalog: readonly SeedSituation[] = [...charging, ...fuel, ...cards, ...money, ...breakdowns]
