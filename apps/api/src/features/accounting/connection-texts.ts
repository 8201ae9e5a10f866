/** Norwegian texts of a connection to Tripletex. */
export const connectionTexts = {
  noToken: 'Det er ikke lagt inn noen nøkkel.',
  noService: 'Serveren er ikke satt opp for Tripletex. Be den som drifter den, om å gjøre det.',
  unreadable: 'Nøkkelen kan ikke leses med hemmeligheten som serveren har nå. Lim den inn på nytt.',
  badToken: 'Tripletex godtar ikke nøkkelen. Lag en ny i Tripletex og lim den inn her.',
  noRights: 'Nøkkelen mangler rettigheter i Tripletex. Gi den tilgang til faktura, kunder, produkter og regnskap.',
  noWebhook: 'Tripletex kan bare varsle nettsteder som svarer på https.',
  silent: 'Tripletex svarer ikke. Prøv igjen om litt.',
  busy: (seconds: number) => `Tripletex ble spurt for ofte. Prøv igjen om ${seconds} s.`,
  refused: (message: string) => `Tripletex svarte: «${message}»`,
  noBankAccount: 'Selskapet mangler bankkonto for faktura i Tripletex. Uten den kan ingen faktura lages.',
  vatUnknown: (code: string) => `MVA-kode ${code} er ingen utgående kode i Tripletex.`,
  accountUnknown: (account: string) => `Konto ${account} finnes ikke i Tripletex.`,
  accountWithoutVat: (account: string, code: string, product: string) =>
    `MVA-kode ${code} er ikke lov på konto ${account} i Tripletex. ${product} kan ikke føres der.`,
  productVat: (product: string, theirs: string, ours: string) =>
    `${product} har MVA-kode ${theirs} i Tripletex og ${ours} her. Tripletex bruker sin egen.`,
  productInactive: (product: string) =>
    `${product} er satt inaktivt i Tripletex. Sett det aktivt igjen, eller velg et annet i oppsettet.`,
  customerInactive: (number: number) => `Kunde ${number} er satt inaktiv i Tripletex. Sett den aktiv igjen der.`,
  customerTaken: (number: number, name: string) =>
    `Kundenummer ${number} er brukt av ${name} i Tripletex. Er det ikke den samme, må den få et annet nummer der.`,
  closed: (month: string) => `Perioden ${month} er låst i Tripletex. Ingenting kan dateres der.`,
} as const
