import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sweepTemporaryFiles } from '../storage/temporaryFiles.ts'
import { keepUpload } from './keepUpload.ts'
import type { UploadedFile } from './request.ts'

export interface MultipartBody {
  readonly fields: Readonly<Record<string, string>>
  readonly file: UploadedFile | null
}

/** Also removes the uploads that a killed server left behind. */
export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await sweepTemporaryFiles()
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 40, fieldSize: 8192, fieldNameSize: 100, parts: 41 },
  })
}

/**
 * Reads a form as it arrives; one that is no form, breaks off, has too many parts or too long a field is MALFORMED.
 * @param maxFileBytes a longer file is read to its end, but only so much of it is kept
 */
export async function readMultipart(
  request: FastifyRequest,
  maxFileBytes: number,
): Promise<MultipartBody | 'MALFORMED'> {
  if (!request.isMultipart()) return 'MALFORMED'
  const fields: Record<string, string> = {}
  let file: UploadedFile | null = null
  try {
    for await (const part of request.parts({ limits: { fileSize: maxFileBytes } })) {
      if (part.type === 'file') {
        file = await keepUpload(part.file)
      } else {
        if (part.valueTruncated) throw new Error('a field is too long')
        if (typeof part.value === 'string') fields[part.fieldname] = part.value
      }
    }
  } catch (error) {
    await file?.discard()
    if (isOfDisk(error)) throw error
    return 'MALFORMED'
  }
  return { fields, file }
}

/** A full disk is no fault of the sender; a broken connection comes from no call on a file. */
const isOfDisk = (error: unknown): boolean =>
  error instanceof Error && ['open', 'write', 'mkdir'].includes(String((error as NodeJS.ErrnoException).syscall))
