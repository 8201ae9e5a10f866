import type { Config } from './config.ts'

type Judged = Pick<Config, 'DATABASE_URL' | 'DEMO_DATA' | 'PUBLIC_URL' | 'SMTP_URL'>

/** What starts and works, and is hardly what a real site wants: a sentence each for the operator. */
export const configWarnings = ({ DATABASE_URL, DEMO_DATA, PUBLIC_URL, SMTP_URL }: Judged): readonly string[] => {
  const isDemo = DATABASE_URL === undefined && DEMO_DATA
  return [
    ...(DATABASE_URL !== undefined && PUBLIC_URL === undefined
      ? ['WARNING: PUBLIC_URL is empty: links in mails lead to the address that this server listens on.']
      : []),
    ...(!isDemo && SMTP_URL === undefined
      ? ['WARNING: SMTP_URL is empty: no mail is sent, so nobody can confirm an address or get a new password.']
      : []),
  ]
}
