/** The address as calendars on the device take it over; see the webcal scheme. */
export function webcalAddress(address: string): string {
  return address.replace(/^https?:/, 'webcal:')
}
