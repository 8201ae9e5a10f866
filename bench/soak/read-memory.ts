import { askFor } from '../serve/ask.ts'

/** Where a server's memory is (MB). `rest` is what the system counts and V8 does not: code, buffers of the allocator, what it keeps free. */
export type Memory = Readonly<Record<'rss' | 'heapUsed' | 'heapTotal' | 'external' | 'rest', number>>

const megabyte = 1024 * 1024

export async function readMemory(address: string, token: string): Promise<Memory> {
  const body = await askFor(200, `${address}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const text = body.toString('utf8')
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / megabyte
  const rss = read('process_resident_memory_bytes')
  const heapTotal = read('nodejs_heap_size_total_bytes')
  const external = read('nodejs_external_memory_bytes')
  return {
    rss,
    heapUsed: read('nodejs_heap_size_used_bytes'),
    heapTotal,
    external,
    rest: rss - heapTotal - external,
  }
}
