/** Norwegian texts of the page of whoever is invited to a staff. */
export const staffInvitationTexts = {
  heading: 'Invitasjon som ansatt',
  from: (organization: string) => `${organization} vil gi deg tilgang som ansatt.`,
  expires: (day: string) => `Gjelder til ${day}.`,
  accept: 'Godta',
  acceptOf: (organization: string) => `Godta invitasjonen fra ${organization}`,
  accepted: 'Du er ansatt nå.',
  open: 'Gå til adminområdet',
  none: 'Ingen invitasjon venter på deg. Den kan være brukt, trukket tilbake eller for gammel, eller sendt til en annen e-postadresse.',
  unproven: 'Bekreft e-postadressen din først, så vi vet at invitasjonen er til deg.',
  sendAgain: 'Send e-posten på nytt',
  sent: 'E-posten er sendt. Bekreft adressen, og åpne denne siden igjen.',
} as const
