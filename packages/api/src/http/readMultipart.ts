import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sweepTemporaryFiles } from '../storage/temporaryFiles.ts'
import { receiveUpload } from './receiveUpload.ts'
import type { UploadedFile } from './request.ts'

export interface MultipartBody {
  readonly fields: Readonly<Record<string, string>>
  readonly file: UploadedFile | null
}

/** Enables multipart bodies, and removes the temporary files of killed servers. */
export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await sweepTemporaryFiles()
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 40, fieldSize: 8192, fieldNameSize: 100, parts: 41 },
  })
}

/**
 * Reads a multipart form. MALFORMED if the body is no form, is incomplete, or has too many parts or too long a field.
 * @param maxFileBytes a longer file is read to its end, but only this many bytes are kept
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
        file = await receiveUpload(part.file)
      } else {
        if (part.valueTruncated) throw new Error(`the form field ${part.fieldname} is too long`)
        if (typeof part.value === 'string') fields[part.fieldname] = part.value
      }
    }
  } catch (error) {
    await file?.discard()
    if (isDiskError(error)) throw error
    return 'MALFORMED'
  }
  return { fields, file }
}

/** An error of the disk is the server's, not the sender's; errors of the connection come from other system calls. */
const isDiskError = (error: unknown): boolean =>
  error instanceof Error && ['open', 'write', 'mkdir'].includes(String((error as NodeJS.ErrnoException).syscall))
