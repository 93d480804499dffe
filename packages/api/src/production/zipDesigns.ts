import type { Readable } from 'node:stream'
import { PassThrough } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Storage } from '../storage/storage.ts'

/** A file of the archive. */
export interface ZippedFile {
  readonly name: string
  readonly key: string
  readonly bytes: number
}

/**
 * An archive that is written while it is read: one file of the storage is open at a time, and none is held. Pictures are
 * stored as they are, for PNG cannot be made smaller. A file that cannot be read breaks the archive off.
 * @param time of all files in it
 */
export function zipDesigns(storage: Storage, files: readonly ZippedFile[], time: Date): Readable {
  const archive = new ZipFile()
  const output = new PassThrough()
  let reading: Readable | null = null
  for (const { name, key, bytes } of files) {
    archive.addReadStreamLazy(name, { compress: false, size: bytes, mtime: time }, (give) => {
      storage.open(key).then(
        (file) => {
          if (!file) return output.destroy(new Error('a print picture is not in the storage'))
          reading = file.stream
          file.stream.on('error', (error) => output.destroy(error))
          if (output.destroyed) file.stream.destroy()
          else give(null, file.stream)
        },
        (error: Error) => output.destroy(error),
      )
    })
  }
  archive.on('error', (error: Error) => output.destroy(error))
  // Whoever stops reading ends the reading of the storage too.
  output.on('close', () => reading?.destroy())
  archive.outputStream.pipe(output)
  archive.end()
  return output
}
