/** The least that a table of rows to choose from can be: no library, all rows there, a count that follows. */
export function plainTable(root: HTMLElement, rows: readonly Readonly<Record<string, unknown>>[]): void {
  const columns = ['name', 'category', 'bodyType', 'seats', 'rangeKilometers', 'carCount']
  const cells = (row: Readonly<Record<string, unknown>>) => columns.map((name) => `<td>${row[name]}</td>`).join('')
  const lines = rows.map((row) => `<tr data-id="${row['id']}"><td><input type="checkbox"></td>${cells(row)}</tr>`)
  root.innerHTML = `<p></p><table><tbody>${lines.join('')}</tbody></table>`
  const said = root.querySelector('p')
  const picked = new Set<Element>()
  root.addEventListener('change', ({ target }) => {
    const row = (target as Element).closest('tr')
    if (!row) return
    if (!picked.delete(row)) picked.add(row)
    row.style.backgroundColor = picked.has(row) ? 'lightgreen' : ''
    if (said) said.textContent = `${picked.size} valgt`
  })
}
