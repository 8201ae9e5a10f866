import type { LicenseProblem } from '@delebil/validation'

/** What a person reads who lacks something before booking or driving. */
export const readinessTexts = {
  emailHeading: 'Bekreft e-postadressen din',
  emailText: 'Du kan reservere når adressen er bekreftet. Følg lenken i e-posten fra oss, så fortsetter du her.',
  sendAgain: 'Send lenken på nytt',
  sent: 'Vi har sendt en ny lenke. Se i innboksen din.',
  license: {
    'license.unchecked': 'Førerkortet ditt er ikke sjekket',
    'license.expired': 'Førerkortet ditt har gått ut',
  } satisfies Record<LicenseProblem, string>,
  beforeBooking: 'Klubben må sjekke det før du kan reservere.',
  beforeStart: 'Du kan reservere, men ikke åpne bilen eller starte turen før det er sjekket.',
  beforeOpening: 'Du kan ikke åpne bilen eller starte turen før det er sjekket.',
  check: 'Sjekk førerkortet',
  contactStaff: 'Ta kontakt med klubben, så hjelper de deg.',
} as const
