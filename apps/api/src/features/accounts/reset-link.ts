/** Behind the '#': what stands there is never sent to a server, so no log and no other site sees the token. */
export const resetLink = (siteUrl: string, token: string): string => `${siteUrl}/reset-password#token=${token}`
