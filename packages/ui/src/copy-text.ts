/** Puts a text on the clipboard; answers whether it came there. */
export async function copyText(text: string): Promise<boolean> {
  const copied = navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  return (await copied) ?? false
}
