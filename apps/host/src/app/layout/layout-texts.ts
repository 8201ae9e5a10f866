/** What is said around every page. */
export const layoutTexts = {
  siteName: 'Delebil',
  skipLink: 'Hopp til innholdet',
  mainNavigation: 'Hovedmeny',
  openMenu: 'Åpne menyen',
  openMenuOf: (name: string) => `Åpne menyen: ${name}`,
  menu: 'Meny',
  toStart: (name: string) => `${name}, til forsiden`,
  support: 'Hjelp og kontakt',
  profile: { menu: 'Min profil', memberships: 'Medlemskap', owner: 'Eier' },
  lost: (name: string) => `Du er ikke lenger med i «${name}»`,
  lostText: 'En eier har fjernet deg, eller medlemskapet er avsluttet.',
} as const
