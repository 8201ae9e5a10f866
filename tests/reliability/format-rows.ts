/** Lines of a table: the first column left, the others right. */
export const formatRows = (rows: readonly (readonly (string | number)[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)))
  return rows
    .map((row) =>
      row
        .map((cell, n) => (n === 0 ? String(cell).padEnd(widths[n] ?? 0) : String(cell).padStart(widths[n] ?? 0)))
        .join('   '),
    )
    .join('\n')
}
