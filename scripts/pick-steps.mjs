/** The steps that the caller named (`npm test -- unit server`), or all; ends the process at a name that is none of them. */
export function pickSteps(command, known, asked = process.argv.slice(2)) {
  const unknown = asked.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(`npm run ${command} knows no step called ${unknown.join(', ')}. It has: ${known.join(', ')}.`)
    process.exit(2)
  }
  return asked.length > 0 ? known.filter((name) => asked.includes(name)) : known
}
