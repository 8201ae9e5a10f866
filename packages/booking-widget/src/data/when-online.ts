/** Loads a part of the page. One that cannot be had because there is no network is asked for again when there is. */
export async function whenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (problem) {
    if (navigator.onLine) throw problem
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return whenOnline(load)
  }
}
