import { saveBlob } from '../../site/page/save-blob.ts'

/** Gives the browser the value as a JSON file to keep. */
export function saveFile(name: string, content: unknown): void {
  saveBlob(name, new Blob([JSON.stringify(content, undefined, 2)], { type: 'application/json' }))
}
