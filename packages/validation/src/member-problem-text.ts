/** What anybody can be refused with, a visitor and a member too, in the words that a person reads. */
export const memberProblemText = {
  // The whole request
  'request.invalid': 'Noe i skjemaet må rettes.',
  'request.too-large': 'Det du sendte er for stort.',
  'request.unsupported-type': 'Vi forstår ikke formatet på det du sendte.',
  'request.too-many': 'Du har prøvd for mange ganger. Vent litt og prøv igjen.',
  'request.timeout': 'Request timed out',
  'session.missing': 'Du må logge inn.',
  'session.staff-only': 'Du er logget inn som ansatt. Logg inn med e-post og passord for å bruke dine egne sider.',
  'permission.missing': 'Du har ikke tilgang til dette.',
  'resource.unknown': 'Vi finner ikke det du leter etter.',
  'server.busy': 'Tjenesten er opptatt akkurat nå. Prøv igjen om litt.',
  'server.error': 'Noe gikk galt hos oss. Prøv igjen senere.',
  'network.unreachable': 'Vi får ikke kontakt med tjenesten. Sjekk nettet og prøv igjen.',

  // Log-in
  'login.failed': 'Feil brukernavn eller passord',
  'login.locked': 'For mange forsøk. Vent litt før du prøver igjen.',

  // Single sign-on
  'invoice.elsewhere': 'Fakturaen ble sendt fra et annet system, og ligger ikke her.',
  'single-sign-on.not-staff':
    'Ingen av de ansatte er kjent med denne innloggingen. Be om en invitasjon, eller logg inn med e-post og passord.',
  'single-sign-on.cancelled': 'Du avbrøt innloggingen.',
  'single-sign-on.failed': 'Innloggingen gikk ikke. Prøv igjen, eller logg inn med e-post og passord.',
  'single-sign-on.unanswered': 'Innloggingstjenesten svarer ikke. Prøv igjen om litt.',
  'single-sign-on.expired': 'Innloggingen er for gammel, eller den ble startet i en annen nettleser. Start på nytt.',
  'single-sign-on.mismatch': 'Dette er ikke den du nettopp bekreftet at du er. Start på nytt.',
  'single-sign-on.taken': 'Kontoen er allerede koblet til en annen bruker.',
  'single-sign-on.already-linked': 'Brukeren din er allerede koblet til en annen konto. Koble fra den først.',
  'single-sign-on.only-way-in': 'Du har ikke noe passord. Lag et med «Glemt passordet?» før du kobler fra.',

  // Log-in by a partner's site
  'partner.refused': 'Vi kjenner ikke igjen denne innloggingen. Gå tilbake til siden du kom fra og prøv igjen.',
  'partner.expired': 'Innloggingen er for gammel. Gå tilbake til siden du kom fra og prøv igjen.',
  'partner.used': 'Innloggingen er allerede brukt. Gå tilbake til siden du kom fra og prøv igjen.',
  'partner.account-exists':
    'Du har allerede en bruker hos oss med denne e-postadressen. Logg inn én gang for å koble den.',
  'partner.other-account': 'Du er logget inn som en annen enn den siden du kom fra, oppga.',
  'partner.already-linked': 'Brukeren er allerede koblet til noen andre på siden du kom fra.',

  // Account
  'account.email-taken': 'E-postadressen er allerede i bruk. Logg inn, eller velg «Glemt passordet?».',
  'account.email-unconfirmed': 'Bekreft e-postadressen din før du reserverer.',
  'account.password-wrong': 'Passordet er feil',
  'account.link-dead': 'Lenken er brukt eller for gammel. Be om en ny.',
  'account.reservation-active': 'Du har en reservasjon som ikke er avsluttet. Avslutt eller avbestill den først.',
  'account.unbilled': 'Du har noe som ikke er fakturert ennå. Klubben må fakturere det før du kan slette brukeren.',
  'account.invoice-unpaid': 'Du har en faktura som ikke er betalt. Betal den først.',
  'account.others-depend':
    'Du er eneste eier av et medlemskap med flere medlemmer. Gjør en annen til eier, eller fjern medlemmene først.',
  'account.has-permissions': 'Du har tilganger i en organisasjon. Be den fjerne dem først.',
  'license.unchecked': 'Førerkortet ditt må sjekkes før du kan kjøre. Det gjør du på siden for førerkort.',
  'license.expired': 'Førerkortet vi har sjekket, har gått ut. Sjekk det på nytt før du kjører.',
  'license.surname-differs': 'Etternavnet står ikke i navnet på profilen din.',
  'license.unanswered': 'Førerkortregisteret svarer ikke. Prøv igjen senere.',
  'license.not-waiting': 'Førerkortet er allerede sjekket. Send det på nytt fra forsiden.',
  'license.already-checked': 'Noen andre har allerede sjekket dette førerkortet.',
  'license.date-past': 'Dagen er passert. Er førerkortet gått ut, avvis det.',
  'license.too-many': 'Du har sjekket førerkortet for mange ganger i dag. Prøv igjen i morgen.',

  // Idempotency
  'idempotency.mismatch': 'Samme forespørsel er allerede sendt med et annet innhold.',
  'idempotency.in-flight': 'Forespørselen behandles allerede. Vent litt.',

  'second-step.required': 'Bekreft at det er deg, med det andre trinnet i innloggingen.',
  'second-step.missing': 'Her må ansatte logge inn i to trinn. Sett det opp på siden «Innlogging i to trinn».',
  'second-step.again':
    'Det er en stund siden du bekreftet at det er deg. Gjør det på nytt under «Innlogging i to trinn».',
  'second-step.code': 'Koden stemmer ikke, eller er brukt. Vent på en ny og prøv igjen.',
  'second-step.passkey': 'Passnøkkelen ble ikke godtatt. Prøv igjen.',
  'second-step.last': 'Bildelingen krever innlogging i to trinn. Legg til noe annet før du tar bort dette.',
  'second-step.too-many': 'Du har så mange som det går an. Ta bort en først.',
  'first-run.closed': 'Bildelingen er laget allerede. Logg inn i stedet.',
  'first-run.code': 'Koden stemmer ikke. Bruk den som ble skrevet ut sist tjeneren startet.',

  // Fields (spec section 5)
  'field.required': 'Må fylles ut',
  'field.phone': 'Ugyldig format på telefonnummer',
  'field.postal-code': 'Skriv postnummeret med fire siffer.',
  'field.email': 'Ugyldig format på epost',
  'field.name': 'Navn kan bare ha bokstaver, mellomrom, bindestrek, apostrof og punktum',
  'field.title': 'Må stå på én linje, uten nettadresser og usynlige tegn',
  'field.full-name': 'Må inneholde fornavn og etternavn',
  'field.digits': 'Kan bare inneholde tall',
  'field.password-short': 'Passordet må ha minst 8 tegn',
  'field.date': 'Dato må fylles ut (DD.MM.YYYY/DDMMYYYY)',
  'field.format': 'Ugyldig format',
  'field.organization-number': 'Ugyldig organisasjonsnummer',
  'field.bank-account': 'Ugyldig kontonummer',
  'field.kid': 'KID-en går ikke opp. Er to siffer byttet om?',
  'field.national-id': 'Ugyldig fødselsnummer',
  'field.location': 'Ugyldig GeoJSON',
  'field.terms': 'Du må godta vilkårene for å bli med',
  'field.too-long': 'For langt',
  'field.out-of-range': 'For lavt eller for høyt',
  'field.unknown': 'Ukjent verdi',
  'field.must-arrive': 'La minst én måte stå på: denne meldingen må nå deg.',
  'field.in-past': 'Datoen må være fram i tid',

  // Period of a reservation or a search
  'period.end-before-start': 'Slutt må være etter start',
  'period.too-short': 'En reservasjon må vare minst 60 minutter',
  'period.too-long': 'Perioden er for lang',
  'period.window-too-small': 'Tidsrommet må være minst like langt som turen',
  'period.start-in-past': 'Start kan ikke være i fortiden',
  'period.too-far-ahead': 'Du kan ikke reservere så langt fram i tid',

  // Reservation
  'reservation.car-taken': 'Bilen er dessverre opptatt i hele eller deler av perioden.',
  'reservation.limit-reached': 'Medlemskapet har nådd grensen for samtidige reservasjoner.',
  'reservation.not-active': 'Reservasjonen er avsluttet eller avbestilt.',
  'reservation.not-started': 'Reservasjonen har ikke startet ennå.',
  'reservation.already-started': 'Reservasjonen har allerede startet.',
  'reservation.outside-window': 'Bilen kan åpnes fra litt før start til litt etter slutt.',
  'reservation.price-rose': 'Prisen har steget siden du så den. Se på den nye prisen og bekreft på nytt.',
  'reservation.too-many-shares': 'Reservasjonen er delt så mange ganger som det går an. Stopp delingen først.',
  'reservation.driver-required': 'Reservasjonen må ha minst én sjåfør.',
  'reservation.driver-driving': 'Den som kjører nå, kan ikke fjernes som sjåfør før turen er avsluttet.',
  'reservation.driver-not-member': 'Sjåføren er ikke med i medlemskapet.',
  'membership.not-active': 'Medlemskapet er ikke aktivt.',
  'membership.may-not-book': 'Du kan ikke reservere på dette medlemskapet.',

  // The wait list
  'wait-list.full': 'Du venter på så mange biler som det går an. Fjern en fra listen først.',
  'wait-list.car-free': 'Det er en ledig bil nå. Du kan reservere med en gang.',

  // Memberships: joining, inviting, members
  'membership.not-owner': 'Bare en eier av medlemskapet kan gjøre dette.',
  'membership.last-owner': 'Medlemskapet må ha minst én eier. Den siste eieren kan ikke fjernes.',
  'membership.reservation-active':
    'Medlemmet har en reservasjon på medlemskapet som ikke er over. Avslutt eller avbestill den først.',
  'membership.already-joined': 'Du har allerede et slikt medlemskap.',
  'membership.already-member': 'Personen er allerede med i medlemskapet.',
  'membership.organization-taken': 'Bedriften har allerede et medlemskap. Be eieren om en invitasjon.',
  'membership.terms-changed': 'Vilkårene er endret. Les dem og godta dem på nytt.',
  'membership.blocked': 'Medlemskapet ditt i klubben er sperret. Ta kontakt med klubben.',
  'invitation.unknown': 'Vi finner ikke invitasjonen. Sjekk at du har hele lenken fra e-posten.',
  'invitation.used': 'Invitasjonen er allerede brukt.',
  'invitation.revoked': 'Invitasjonen er trukket tilbake. Be om en ny.',
  'invitation.expired': 'Invitasjonen er for gammel. Be om en ny.',
  'invitation.other-person':
    'Invitasjonen gjelder en annen e-postadresse enn din. Logg inn med den, eller be om en ny invitasjon.',
  'invitation.too-many': 'Medlemskapet har for mange åpne invitasjoner. Trekk tilbake noen først.',

  // Payments
  'payment.not-due': 'Det er ingenting å betale på dette medlemskapet.',
  'payment.under-way': 'En annen eier holder på å betale. Vent litt og se om det går i orden.',
  'payment.signature': 'Meldingen er ikke signert som den skal.',
  'payment.unavailable': 'Du kan ikke betale her akkurat nå. Ta kontakt med klubben.',
  'payment.unanswered': 'Betalingstjenesten svarer ikke. Ingenting er trukket. Prøv igjen om litt.',

  // Pictures
  'postponement.past': 'Velg en tid som ikke er passert.',
  'postponement.too-long': 'En sak kan utsettes i høyst 90 dager.',
  'picture.unreadable': 'Filen er ikke et bilde vi kan lese. Bruk et bilde i JPEG, PNG eller WebP.',
  'picture.too-large': 'Bildet er for stort. Det kan være på høyst 15 MB og 64 megapiksler.',
  'picture.too-many': 'Her er det allerede så mange bilder som det går an.',

  // Expenses
  'expense.amount': 'Skriv et beløp fra 0,01 til 10 000 kr.',
  'expense.quantity': 'Skriv hvor mye som står på kvitteringen.',
  'expense.in-future': 'Tidspunktet er ikke kommet ennå. Se hva som står på kvitteringen.',
  'expense.too-late': 'Turen er for lenge siden. Et utlegg må sendes innen 90 dager.',
  'expense.receipt-used': 'Denne kvitteringen er allerede sendt.',
  'expense.deviates': 'Noe stemmer ikke med turen. Se over det, eller send likevel, så ser klubben på det.',
  'expense.outside-trip': 'Tidspunktet er utenfor turen.',
  'expense.wrong-kind': 'Bilen går ikke på dette.',
  'expense.wrong-fuel': 'Bilen går på noe annet. Har du fylt feil drivstoff, så ring nattevakten før du kjører.',
  'expense.above-tank': 'Det er mer enn bilen har plass til.',
  'expense.unlikely-price': 'Beløpet passer ikke med mengden.',
  'expense.seen-before': 'Et utlegg på samme beløp, sted og tidspunkt er sendt før.',

  // Addresses, walks and city bikes
  'places.unanswered': 'Karttjenesten svarer ikke akkurat nå. Prøv igjen om litt.',

  // Opening the car
  'car-access.silent': 'Bilen svarer ikke. Prøv igjen, eller ring nattevakten.',
  'car-access.refused': 'Bilen kunne ikke åpnes. Ring nattevakten.',
  'car-access.lock-refused': 'Bilen kunne ikke låses. Ring nattevakten.',
  'car-access.door-open': 'En dør eller luke står åpen. Lukk den og prøv igjen.',
  'car-access.not-possible': 'Denne bilen kan ikke gjøre dette over nettet.',
} as const

/** What a person reads of a code that rules of members answer; of one of the admin area that something is wrong. */
export const memberProblemTextOf = (code: string): string =>
  Object.hasOwn(memberProblemText, code)
    ? memberProblemText[code as keyof typeof memberProblemText]
    : memberProblemText['request.invalid']
