/** What is said about notifications where they come from the mobile app. */
export const appNotificationTexts = {
  here: 'Varsle i appen',
  openSettings: 'Åpne innstillinger',
  unsupported: 'Denne utgaven av appen kan ikke vise varsler. Se etter en nyere.',
  denied: 'Appen har ikke lov til å vise varsler. Slå dem på i innstillingene til telefonen, og prøv igjen.',
  failed: 'Appen fikk ikke slått på varsler. Prøv igjen senere.',
  device: { android: 'Appen på Android', ios: 'Appen på iPhone' },
} as const
