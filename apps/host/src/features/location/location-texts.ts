/** Texts of the page of one place. */
export const locationTexts = {
  share: 'Del stedet',
  shared: 'Lenken er kopiert.',
  shareFailed: 'Vi fikk ikke kopiert lenken. Kopier den fra adressefeltet.',
} as const
