import * as v from 'valibot'

const answerSchema = v.object({
  status: v.number(),
  message: v.string(),
  fields: v.optional(v.array(v.object({ message: v.string() })), []),
})

/** What came back, in short: '422 · Ugyldig mva-kode'. Null of what we stopped ourselves. */
export const sayAnswer = (answer: object | null): string | null => {
  const { success, output } = v.safeParse(answerSchema, answer)
  return success ? `${output.status} · ${output.fields[0]?.message || output.message}` : null
}
