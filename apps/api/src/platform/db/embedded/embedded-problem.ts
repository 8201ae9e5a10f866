/** The built-in database cannot start here. The message is a sentence for the operator, with the way out. */
export class EmbeddedProblem extends Error {
  override readonly name = 'EmbeddedProblem'
}
