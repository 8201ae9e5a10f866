import { FileProblem } from './file-problem.ts'

/** The bytes of a file, from its beginning each time it is asked for. */
export type Bytes = () => AsyncIterable<Uint8Array>

export const encodings = ['utf-8', 'windows-1252', 'utf-16le'] as const
export type Encoding = (typeof encodings)[number]

const isUtf8 = async (bytes: Bytes): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of bytes()) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

const firstBytes = async (bytes: Bytes, most: number): Promise<Uint8Array> => {
  for await (const chunk of bytes()) return chunk.subarray(0, most)
  return new Uint8Array()
}

/** What a file is, by its first bytes. */
export const formatOf = async (bytes: Bytes): Promise<'csv' | 'xlsx'> => {
  const head = await firstBytes(bytes, 8)
  if (head.length === 0) throw new FileProblem('import.empty')
  const signature = Buffer.from(head).toString('hex')
  if (signature.startsWith('504b0304')) return 'xlsx'
  // Workbooks of before 2007, and those behind a password.
  if (signature.startsWith('d0cf11e0')) throw new FileProblem('import.old-workbook')
  if (signature.startsWith('25504446') || signature.startsWith('ffd8ff')) throw new FileProblem('import.no-table')
  return 'csv'
}

/** Excel writes UTF-8 with a mark or Windows-1252; banks either without a word. What is no UTF-8 is the other. */
export const encodingOf = async (bytes: Bytes): Promise<Encoding> => {
  const [first, second] = await firstBytes(bytes, 2)
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return (await isUtf8(bytes)) ? 'utf-8' : 'windows-1252'
}

/** The text of a file, without the mark in front. */
export async function* decodeText(bytes: Bytes, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of bytes()) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}
