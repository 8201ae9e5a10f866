import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as it came in. */
export type ReceivedMail = {
  readonly at: string
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[]
}

/** A mail server for the demo and for tests, on loopback only: it takes every mail and passes none on. */
export type FakeMailServer = {
  readonly url: string
  /** The latest mails, oldest first. */
  readonly received: readonly ReceivedMail[]
  /** From now on every mail is refused, for now or for good, or taken again. */
  readonly refuse: (isRefusing: boolean | 'for good') => void
  readonly stop: () => Promise<void>
}

// A billing run sends hundreds at once.
const mostKept = 1000
const busy = Object.assign(new Error('try again later'), { responseCode: 451 })

const gone = Object.assign(new Error('no such mailbox'), { responseCode: 550 })

const readMail = async (raw: Buffer): Promise<ReceivedMail> => {
  const { from, to, subject, text, attachments } = await PostalMime.parse(raw)
  return {
    at: new Date().toISOString(),
    from: from?.address ?? '',
    to: to?.map(({ address }) => address).join(', ') ?? '',
    subject: subject ?? '',
    text: (text ?? '').trim(),
    files: attachments.map(({ filename, content }) => ({
      name: filename ?? '',
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  }
}

/** Starts the fake, on a free port where none is said; `onMail` is told of each mail. */
export const startFakeMailServer = async (
  onMail: (mail: ReceivedMail, all: readonly ReceivedMail[]) => Promise<void> | void = () => undefined,
  onPort = 0,
): Promise<FakeMailServer> => {
  const received: ReceivedMail[] = []
  let isRefusing: boolean | 'for good' = false
  const take = async (stream: NodeJS.ReadableStream) => {
    const mail = await readMail(await buffer(stream))
    if (isRefusing) throw isRefusing === 'for good' ? gone : busy
    received.push(mail)
    if (received.length > mostKept) received.shift()
    await onMail(mail, received)
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: 1_000_000,
    onData: (stream, _session, done) => void take(stream).then(() => done(), done),
  })
  // A client that hangs up in the middle is no concern of ours.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(onPort, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (refusing) => {
      isRefusing = refusing
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
