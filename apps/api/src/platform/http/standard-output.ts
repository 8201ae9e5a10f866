import pino from 'pino'

/** Where log lines go. */
export type LogStream = { readonly write: (line: string) => void }

/** A line waits until so many bytes are written at once, or so long (ms). At the end of the process all are written, however it ends but by SIGKILL. */
const buffered = { bytes: 8192, milliseconds: 1000 }

// One for all servers of a process: each has a listener for its end.
let output: LogStream | undefined

/** The log on standard output. Its own timer would write nothing every second where nothing is logged. */
export const standardOutput = (): LogStream => {
  output ??= openOutput()
  return output
}

function openOutput(): LogStream {
  const destination = pino.destination({ dest: 1, sync: false, minLength: buffered.bytes })
  let isWaiting = false
  const flush = () => {
    isWaiting = false
    destination.flush()
  }
  return {
    write: (line) => {
      destination.write(line)
      if (isWaiting) return
      isWaiting = true
      setTimeout(flush, buffered.milliseconds).unref()
    },
  }
}
