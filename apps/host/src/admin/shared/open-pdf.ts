interface Fetched {
  readonly ok: boolean
  readonly value?: Blob
}

// Long enough for a slow machine to have read it.
const KEEP_MS = 60_000

/** Shows a PDF in a tab of its own. The tab is opened within the press, which no browser blocks. False: it could not be had. */
export async function openPdf(ask: () => Promise<Fetched>): Promise<boolean> {
  const tab = window.open('', '_blank')
  const result = await ask()
  if (!result.ok || result.value === undefined) {
    tab?.close()
    return false
  }
  const address = URL.createObjectURL(result.value)
  if (tab) tab.location.href = address
  else window.location.assign(address)
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
  return true
}
