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
 * An archive that is written while it is read: one stored file is open at a time and none is held in memory. Pictures are
 * stored without compression, because PNG is compressed already. A file that cannot be read fails the archive.
 * @param time modification time of all files in it
 */
export function zipDesigns(storage: Storage, files: readonly ZippedFile[], time: Date): Readable {
  const archive = new ZipFile()
  const output = new PassThrough()
  let reading: Readable | null = null
  for (const { name, key, bytes } of files) {
    archive.addReadStreamLazy(name, { compress: false, size: bytes, mtime: time }, (give) => {
      storage.open(key).then(
        (file) => {
          if (!file) return output.destroy(new Error('a print picture is missing in the storage'))
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
  // A reader that stops also closes the stored file.
  output.on('close', () => reading?.destroy())
  archive.outputStream.pipe(output)
  archive.end()
  return output
}
